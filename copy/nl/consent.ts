import type { consent as english } from '../en/consent.ts'

export const consent: typeof english = {
  title: 'Mogen we je bezoek meetellen?',
  text: 'Accepteer je, dan houdt Google Analytics bij welke pagina’s worden bezocht en plaatst het daarvoor cookies. Weiger je, dan werkt alles precies hetzelfde.',
  more: 'Privacy en cookies',
  accept: 'Accepteren',
  refuse: 'Weigeren',
  accepted: 'Jouw keuze van {date}: geaccepteerd.',
  refused: 'Jouw keuze van {date}: geweigerd.',
  change: 'Cookiekeuze wijzigen',
}
