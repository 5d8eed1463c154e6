import type { packageNames as english } from '../en/package-names.ts'

export const packageNames: typeof english = {
  gs: 'Grote schoonmaak',
  ms: 'Schoonmaak per uur',
  vs: 'Verhuisschoonmaak',
  zs: 'Zwangerschapsschoonmaak',
  ls: 'Lenteschoonmaak',
  rs: 'Renovatieschoonmaak',
  es: 'Eindschoonmaak',
  business: 'Bedrijfsschoonmaak',
  custom: 'Schoonmaak op maat',
}
