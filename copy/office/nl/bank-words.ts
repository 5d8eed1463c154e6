export const bankWords = {
  bankColumns: { date: 'Geboekt', from: 'Van', text: 'Omschrijving', amount: 'Bedrag', order: 'Voor welke bestelling' },
  bank: {
    label: 'Bankafschrift',
    hint: 'CAMT.053 of CODA, of een zipbestand daarvan, van de website van je bank. Elke regel telt één keer, in welk bestand hij ook staat.',
    button: 'Bestand inlezen',
    result:
      'Ingelezen. Betaald: {paid}. Wacht op jou: {waits}. Afgeschreven: {out}. Al bekend: {known}. Overgeslagen: {left}.',
    before: '{name} heeft dit bestand al ingelezen ({date}). Er is niets veranderd.',
    marks: {
      unproven:
        'In afschrift {statement} ({from} t/m {until}) staan geen saldi: of het volledig is, blijkt er niet uit.',
      flipped:
        'Afschrift {statement} ({from} t/m {until}) klopt alleen als de terugboekingen de andere kant op gaan. Zo zijn ze ingelezen.',
    },
    place: {
      member: 'bestand {place}',
      statement: 'afschrift {place}',
      entry: 'boeking {place}',
      line: 'regel {place}',
    },
    problems: {
      none: 'Kies eerst een bestand.',
      notXml: 'Dit bestand is beschadigd: het is geen geldige XML.',
      entities: 'Dit is geen bestand van een bank: er staan XML-entiteiten in.',
      notStatement: 'Dit is geen CAMT.053- of CODA-bestand.',
      report: 'Dit is een CAMT.052, waarvan de regels nog kunnen veranderen. Download het afschrift (CAMT.053).',
      notification: 'Dit is een CAMT.054, geen afschrift. Download het afschrift (CAMT.053).',
      version: 'Deze versie van CODA kan hier niet worden gelezen. Download versie 2.',
      cutOff: 'Het einde ontbreekt. Download het bestand opnieuw.',
      malformed: 'Hier staat iets wat niet volgens de standaard is.',
      date: 'Deze datum bestaat niet.',
      amount: 'Dit bedrag is te groot.',
      currency: 'Dit is niet in euro’s.',
      otherAccount:
        'We hebben klanten nooit gevraagd om op deze rekening te betalen: controleer de rekeningen onder Bedrijf.',
      tooLarge: 'Dit bestand is groter dan 20 MB. Download een kortere periode.',
      tooMany: 'Dit bestand heeft te veel regels. Download een kortere periode.',
      tooSlow: 'Het inlezen van dit bestand duurde te lang. Download een kortere periode.',
      zip: 'Dit zipbestand kan hier niet worden geopend. Pak het eerst uit en lees de bestanden één voor één in.',
      nul: 'Dit bestand is beschadigd: er staan tekens in die niet in tekst horen.',
    },
  },
  match: {
    label: 'Bestelnummer',
    suggested: 'Alleen een suggestie: controleer het.',
    button: 'Koppelen',
    setAside: 'Niet voor een bestelling',
    putBack: 'Terugzetten',
    aside: 'Regels die niet voor een bestelling zijn',
    unknown: 'Bestelling {number} bestaat niet.',
    byHand:
      'Niet in euro’s: leg op de betaalpagina van de bestelling vast wat er is aangekomen en kies dan “Niet voor een bestelling”.',
  },
  odd: {
    title: 'Afschriften om na te kijken',
    unnumbered: 'zonder nummer',
    differs:
      'Afschrift {statement} ({from} t/m {until}) klopt niet: {amount} is niet te verklaren. Geen van de regels betaalt vanzelf een bestelling. Vraag je bank om een nieuw afschrift of koppel de regels met de hand.',
    differsInCount:
      'Afschrift {statement} ({from} t/m {until}) heeft een ander aantal regels dan het zelf opgeeft. Geen ervan betaalt vanzelf een bestelling. Vraag je bank om een nieuw afschrift of koppel de regels met de hand.',
    gap: 'Vóór afschrift {statement} ontbreekt {amount}, tussen {since} en {from}. Lees het ontbrekende afschrift in: tot die tijd krijgt geen klant een herinnering.',
    gapUnknown:
      'Vóór afschrift {statement} ontbreekt een afschrift, tussen {since} en {from}. Lees het in: tot die tijd krijgt geen klant een herinnering.',
    broken: 'Afschrift {statement} ({from} t/m {until}) is nog niet helemaal ingelezen. Lees het bestand opnieuw in.',
    accept: 'Het is goed zo',
  },
  doubt: {
    title: 'Twee keer dezelfde regel?',
    lead: 'Uit de saldi en de regels zelf blijkt niet of dit één betaling is of twee. Voor de tweede is nog niets vastgelegd.',
    column: 'Dezelfde of een andere?',
    statement: 'Afschrift {statement}',
    earlier: 'Een afschrift zonder nummer',
    question: '{statement}: is dit de regel hierboven?',
    ways: { same: 'Het is dezelfde', other: 'Het is een andere betaling' },
  },
  out: {
    title: 'Afschrijvingen',
    lead: 'Deze regels noemen een bestelling. Geef aan wat er is gebeurd.',
    ways: {
      takenBack: 'De bank heeft een betaling teruggehaald',
      refunded: 'Wij hebben de klant terugbetaald',
      setAside: 'Niet voor een bestelling',
    },
  },
}
