/** A line that landlord and tenant tick together, in both languages. */
export interface HandoverRow {
  id: string
  en: string
  nl: string
}

/** The lines of one part of the home. */
export interface HandoverGroup extends HandoverRow {
  rows: HandoverRow[]
}

/**
 * The end-of-tenancy checklist. Both languages stand side by side on both sites, since a tenant and a landlord who do
 * not share a language sign the same sheet. So this is the one copy file that is bilingual on purpose.
 */
export const handoverGroups: HandoverGroup[] = [
  {
    id: 'whole-home',
    en: 'The whole home',
    nl: 'De hele woning',
    rows: [
      { id: 'empty', en: 'All belongings and rubbish removed', nl: 'Alle spullen en al het afval weg' },
      {
        id: 'floors',
        en: 'Floors vacuumed and mopped, edges included',
        nl: 'Vloeren gestofzuigd en gedweild, ook de randen',
      },
      { id: 'skirting', en: 'Skirting boards, doors and frames washed', nl: 'Plinten, deuren en kozijnen afgenomen' },
      { id: 'switches', en: 'Switches, sockets and handles clean', nl: 'Schakelaars, stopcontacten en klinken schoon' },
      {
        id: 'windows',
        en: 'Windows clean inside, with frames, tracks and sills',
        nl: 'Ramen binnen schoon, ook kozijnen, sponningen en vensterbanken',
      },
      { id: 'radiators', en: 'Radiators and ventilation grilles free of dust', nl: 'Radiatoren en roosters stofvrij' },
      { id: 'walls', en: 'Walls free of marks, tape and hooks', nl: 'Muren zonder strepen, plakband en haakjes' },
      { id: 'lamps', en: 'Lamps dusted, bulbs working', nl: 'Lampen stofvrij en werkend' },
      { id: 'smoke', en: 'Smoke alarms in place and tested', nl: 'Rookmelders aanwezig en getest' },
    ],
  },
  {
    id: 'kitchen',
    en: 'Kitchen',
    nl: 'Keuken',
    rows: [
      {
        id: 'cupboards',
        en: 'Cupboards and drawers empty and clean inside',
        nl: 'Kasten en laden leeg en vanbinnen schoon',
      },
      { id: 'fronts', en: 'Fronts, handles and plinths free of grease', nl: 'Deurtjes, grepen en plinten vetvrij' },
      { id: 'hob', en: 'Hob and splashback degreased', nl: 'Kookplaat en achterwand ontvet' },
      { id: 'oven', en: 'Oven clean: walls, racks, trays, glass', nl: 'Oven schoon: wanden, roosters, platen, ruit' },
      { id: 'hood', en: 'Extractor hood and filters degreased', nl: 'Afzuigkap en filters ontvet' },
      {
        id: 'fridge',
        en: 'Fridge and freezer defrosted and clean, doors ajar',
        nl: 'Koelkast en vriezer ontdooid, schoon, deur op een kier',
      },
      {
        id: 'dishwasher',
        en: 'Dishwasher: filter, seals and edges clean',
        nl: 'Vaatwasser: filter, rubbers en randen schoon',
      },
      {
        id: 'sink',
        en: 'Sink and tap descaled, drain runs freely',
        nl: 'Spoelbak en kraan ontkalkt, afvoer loopt goed door',
      },
    ],
  },
  {
    id: 'bathroom',
    en: 'Bathroom',
    nl: 'Badkamer',
    rows: [
      { id: 'taps', en: 'Taps and shower head descaled', nl: 'Kranen en douchekop ontkalkt' },
      { id: 'screen', en: 'Shower screen free of limescale and soap', nl: 'Douchewand zonder kalk en zeepresten' },
      { id: 'tiles', en: 'Tiles and grout scrubbed', nl: 'Tegels en voegen geschrobd' },
      {
        id: 'mould',
        en: 'Mould removed, or noted if it’s in the sealant',
        nl: 'Schimmel weg, of genoteerd als die in de kit zit',
      },
      { id: 'basin', en: 'Basin, mirror and cabinet clean', nl: 'Wastafel, spiegel en kastje schoon' },
      { id: 'drains', en: 'Drains free of hair', nl: 'Putjes zonder haren' },
    ],
  },
  {
    id: 'toilet',
    en: 'Toilet',
    nl: 'Toilet',
    rows: [
      { id: 'bowl', en: 'Bowl descaled, under the rim too', nl: 'Pot ontkalkt, ook onder de rand' },
      { id: 'seat', en: 'Seat, hinges and base clean', nl: 'Bril, scharnieren en voet schoon' },
      { id: 'flush', en: 'Flush works, cistern doesn’t leak', nl: 'Spoeling werkt, reservoir lekt niet' },
    ],
  },
  {
    id: 'living-and-bedrooms',
    en: 'Living room and bedrooms',
    nl: 'Woonkamer en slaapkamers',
    rows: [
      { id: 'wardrobes', en: 'Built-in wardrobes empty and clean inside', nl: 'Inbouwkasten leeg en vanbinnen schoon' },
      {
        id: 'curtains',
        en: 'Curtains or blinds as at the start of the tenancy',
        nl: 'Gordijnen of jaloezieën zoals bij het begin van de huur',
      },
      {
        id: 'holes',
        en: 'Holes filled, if the lease says so',
        nl: 'Gaatjes gevuld, als dat in het huurcontract staat',
      },
    ],
  },
  {
    id: 'outside-and-storage',
    en: 'Hallway, storage and outside',
    nl: 'Hal, berging en buiten',
    rows: [
      { id: 'meter-cupboard', en: 'Meter cupboard empty and vacuumed', nl: 'Meterkast leeg en gestofzuigd' },
      { id: 'letterbox', en: 'Letterbox emptied, name plates removed', nl: 'Brievenbus leeg, naambordjes weg' },
      { id: 'balcony', en: 'Balcony or terrace swept, drain clear', nl: 'Balkon of terras geveegd, putje vrij' },
      { id: 'cellar', en: 'Cellar, shed or garage empty and swept', nl: 'Kelder, schuur of garage leeg en geveegd' },
      { id: 'bins', en: 'Bins that stay: empty and clean', nl: 'Afvalbakken die blijven: leeg en schoon' },
    ],
  },
  {
    id: 'papers',
    en: 'Keys, meters and papers',
    nl: 'Sleutels, meters en papieren',
    rows: [
      {
        id: 'keys',
        en: 'All keys and fobs handed over, number noted',
        nl: 'Alle sleutels en tags ingeleverd, aantal genoteerd',
      },
      {
        id: 'electricity',
        en: 'Electricity meter read and photographed',
        nl: 'Elektriciteitsmeter afgelezen en gefotografeerd',
      },
      {
        id: 'gas',
        en: 'Gas or heat meter read and photographed',
        nl: 'Gas- of warmtemeter afgelezen en gefotografeerd',
      },
      { id: 'water', en: 'Water meter read and photographed', nl: 'Watermeter afgelezen en gefotografeerd' },
      {
        id: 'manuals',
        en: 'Manuals and remote controls left behind',
        nl: 'Handleidingen en afstandsbedieningen achtergelaten',
      },
      {
        id: 'address',
        en: 'New address and account number exchanged',
        nl: 'Nieuw adres en rekeningnummer uitgewisseld',
      },
    ],
  },
]

/** Fields to fill in by hand at the foot of the sheet. */
export const handoverFields: HandoverRow[] = [
  { id: 'home', en: 'Address of the home', nl: 'Adres van de woning' },
  { id: 'date', en: 'Date and time', nl: 'Datum en tijd' },
  { id: 'remarks', en: 'Comments and open points', nl: 'Opmerkingen en openstaande punten' },
  { id: 'tenant', en: 'Tenant: name and signature', nl: 'Huurder: naam en handtekening' },
  { id: 'landlord', en: 'Landlord: name and signature', nl: 'Verhuurder: naam en handtekening' },
]
