export const extras = {
  oven: { name: 'Oven vanbinnen', text: 'Wanden, roosters, bakplaten en het glas van de deur.' },
  fridge: { name: 'Koelkast vanbinnen', text: 'Haal hem zelf leeg en ontdooi de vriezer.' },
  cupboards: { name: 'Keukenkastjes vanbinnen', text: 'Haal ze zelf leeg. Wij nemen planken en laden af.' },
  wardrobes: { name: 'Kledingkasten vanbinnen', text: 'In elke slaapkamer. Haal ze zelf leeg.' },
  windows: {
    name: 'Ramen aan de binnenkant',
    text: 'Ruiten, kozijnen en vensterbanken, in elke ruimte behalve het toilet.',
  },
  upholstery: { name: 'Bank en stoelen', text: 'Stofzuigen, ook onder de kussens.' },
}
