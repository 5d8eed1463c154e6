import type { film as english } from '../en/film.ts'

export const film: typeof english = {
  title: 'Een bezoek in een halve minuut',
  description: 'Een animatie zonder geluid: van de postcode op je telefoon tot de getekende werkbon.',
  play: 'Film afspelen',
  pause: 'Film pauzeren',
  captions: 'Nederlandse ondertiteling',
  fallback: 'Je browser kan deze film niet afspelen.',
}
