export const rights = {
  free: 'Je kunt gratis wijzigen of annuleren tot {until}, daarna voor {fee}',
  freeUntilVisit: 'Je kunt gratis wijzigen of annuleren tot {until}, het begin van je aankomsttijd',
  late: 'Wijzigen of annuleren kost nu {fee}, want gratis kon het tot {until}',
  changeOnly: '{change}.',
  withdraw: '{change}; volgens de wet mag je ook herroepen tot {end}.',
  withdrawOrFinished:
    '{change}; volgens de wet mag je ook herroepen tot {end}, of tot de schoonmaak klaar is als dat eerder is.',
}
