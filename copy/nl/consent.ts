export const consent = {
  title: 'Mogen we meten hoe je de site gebruikt?',
  text: 'Accepteer je, dan houdt Google Analytics bij welke pagina’s worden bezocht en plaatst het daarvoor cookies. Weiger je, dan werkt alles precies hetzelfde.',
  more: 'Privacy en cookies',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  accepted: 'Je hebt dit op {date} geaccepteerd.',
  refused: 'Je hebt dit op {date} geweigerd.',
  change: 'Cookiekeuze wijzigen',
}
