export const editorsPage = {
  playFilm: 'Speel de video “{title}” af',
  playUntitledFilm: 'Speel de video af',
  filmHint:
    'De video komt van {host} en wordt pas geladen als je op afspelen drukt. Dan ziet {host} ook dat je hier bent.',
  preview: 'Dit is een voorvertoning: bezoekers zien deze pagina nog niet zo. Deze link werkt tot {time} uur.',
  previewEnded:
    'Deze voorvertoning is er niet meer: de link is te oud, of het concept is gepubliceerd of gewist. Open een nieuwe voorvertoning vanuit kantoor.',
  previewTyped: 'Dit is een voorvertoning van de tekst in het formulier. Bezoekers zien alleen wat gepubliceerd is.',
  table: 'Tabel, je kunt opzij scrollen',
}
