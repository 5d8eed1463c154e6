export const packageNames = {
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
