export const film = {
  title: 'Bekijk een bezoek in 30 seconden',
  description: 'Een animatie zonder geluid: van de postcode op je telefoon tot de getekende werkbon.',
  play: 'Video afspelen',
  pause: 'Video pauzeren',
  captions: 'Nederlandse ondertiteling',
  fallback: 'Je browser kan deze video niet afspelen.',
}
