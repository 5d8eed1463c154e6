/** A line that landlord and tenant read together, in both languages. */
export type HandoverRow = readonly [en: string, nl: string]

/** The lines of one part of the home, which they tick. */
export interface HandoverGroup {
  title: HandoverRow
  rows: Readonly<Record<string, HandoverRow>>
}

/**
 * The end-of-tenancy checklist. Both languages stand side by side on both sites, since a tenant and a landlord who do
 * not share a language sign the same sheet. So this is the one copy file that is bilingual on purpose.
 */
export const handoverGroups: HandoverGroup[] = [
  {
    title: ['The whole home', 'De hele woning'],
    rows: {
      empty: ['All belongings and rubbish removed', 'Alle spullen en al het afval weg'],
      floors: ['Floors vacuumed and mopped, edges included', 'Vloeren gestofzuigd en gedweild, ook de randen'],
      skirting: ['Skirting boards, doors and frames washed', 'Plinten, deuren en kozijnen afgenomen'],
      switches: ['Switches, sockets and handles clean', 'Schakelaars, stopcontacten en klinken schoon'],
      windows: [
        'Windows clean inside, with frames, tracks and sills',
        'Ramen binnen schoon, ook kozijnen, sponningen en vensterbanken',
      ],
      radiators: ['Radiators and ventilation grilles free of dust', 'Radiatoren en roosters stofvrij'],
      walls: ['Walls free of marks, tape and hooks', 'Muren zonder strepen, plakband en haakjes'],
      lamps: ['Lamps dusted, bulbs working', 'Lampen stofvrij en werkend'],
      smoke: ['Smoke alarms in place and tested', 'Rookmelders aanwezig en getest'],
    },
  },
  {
    title: ['Kitchen', 'Keuken'],
    rows: {
      cupboards: ['Cupboards and drawers empty and clean inside', 'Kasten en laden leeg en vanbinnen schoon'],
      fronts: ['Fronts, handles and plinths free of grease', 'Deurtjes, grepen en plinten vetvrij'],
      hob: ['Hob and splashback degreased', 'Kookplaat en achterwand ontvet'],
      oven: ['Oven clean: walls, racks, trays, glass', 'Oven schoon: wanden, roosters, platen, ruit'],
      hood: ['Extractor hood and filters degreased', 'Afzuigkap en filters ontvet'],
      fridge: [
        'Fridge and freezer defrosted and clean, doors ajar',
        'Koelkast en vriezer ontdooid, schoon, deur op een kier',
      ],
      dishwasher: ['Dishwasher: filter, seals and edges clean', 'Vaatwasser: filter, rubbers en randen schoon'],
      sink: ['Sink and tap descaled, drain runs freely', 'Spoelbak en kraan ontkalkt, afvoer loopt goed door'],
    },
  },
  {
    title: ['Bathroom', 'Badkamer'],
    rows: {
      taps: ['Taps and shower head descaled', 'Kranen en douchekop ontkalkt'],
      screen: ['Shower screen free of limescale and soap', 'Douchewand zonder kalk en zeepresten'],
      tiles: ['Tiles and grout scrubbed', 'Tegels en voegen geschrobd'],
      mould: ['Mould removed, or noted if it’s in the sealant', 'Schimmel weg, of genoteerd als die in de kit zit'],
      basin: ['Basin, mirror and cabinet clean', 'Wastafel, spiegel en kastje schoon'],
      drains: ['Drains free of hair', 'Putjes zonder haren'],
    },
  },
  {
    title: ['Toilet', 'Toilet'],
    rows: {
      bowl: ['Bowl descaled, under the rim too', 'Pot ontkalkt, ook onder de rand'],
      seat: ['Seat, hinges and base clean', 'Bril, scharnieren en voet schoon'],
      flush: ['Flush works, cistern doesn’t leak', 'Spoeling werkt, reservoir lekt niet'],
    },
  },
  {
    title: ['Living room and bedrooms', 'Woonkamer en slaapkamers'],
    rows: {
      wardrobes: ['Built-in wardrobes empty and clean inside', 'Inbouwkasten leeg en vanbinnen schoon'],
      curtains: [
        'Curtains or blinds as at the start of the tenancy',
        'Gordijnen of jaloezieën zoals bij het begin van de huur',
      ],
      holes: ['Holes filled, if the lease says so', 'Gaatjes gevuld, als dat in het huurcontract staat'],
    },
  },
  {
    title: ['Hallway, storage and outside', 'Hal, berging en buiten'],
    rows: {
      'meter-cupboard': ['Meter cupboard empty and vacuumed', 'Meterkast leeg en gestofzuigd'],
      letterbox: ['Letterbox emptied, name plates removed', 'Brievenbus leeg, naambordjes weg'],
      balcony: ['Balcony or terrace swept, drain clear', 'Balkon of terras geveegd, putje vrij'],
      cellar: ['Cellar, shed or garage empty and swept', 'Kelder, schuur of garage leeg en geveegd'],
      bins: ['Bins that stay: empty and clean', 'Afvalbakken die blijven: leeg en schoon'],
    },
  },
  {
    title: ['Keys, meters and papers', 'Sleutels, meters en papieren'],
    rows: {
      keys: ['All keys and fobs handed over, number noted', 'Alle sleutels en tags ingeleverd, aantal genoteerd'],
      electricity: ['Electricity meter read and photographed', 'Elektriciteitsmeter afgelezen en gefotografeerd'],
      gas: ['Gas or heat meter read and photographed', 'Gas- of warmtemeter afgelezen en gefotografeerd'],
      water: ['Water meter read and photographed', 'Watermeter afgelezen en gefotografeerd'],
      manuals: ['Manuals and remote controls left behind', 'Handleidingen en afstandsbedieningen achtergelaten'],
      address: ['New address and account number exchanged', 'Nieuw adres en rekeningnummer uitgewisseld'],
    },
  },
]

/** Fields to fill in by hand at the foot of the sheet. */
export const handoverFields: HandoverRow[] = [
  ['Address of the home', 'Adres van de woning'],
  ['Date and time', 'Datum en tijd'],
  ['Comments and open points', 'Opmerkingen en openstaande punten'],
  ['Tenant: name and signature', 'Huurder: naam en handtekening'],
  ['Landlord: name and signature', 'Verhuurder: naam en handtekening'],
]
