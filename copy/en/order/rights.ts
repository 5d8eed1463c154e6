/**
 * Changing, cancelling and withdrawing, as one sentence: {change} is one of the first three. Placeholders: {until} and
 * {end} moments such as "18:00 on Monday 23 November 2026", {fee}.
 */
export const rights = {
  free: 'You can change or cancel free of charge until {until}, and for {fee} after that',
  freeUntilVisit: 'You can change or cancel free of charge until {until}, the start of your arrival window',
  late: 'Changing or cancelling now costs {fee}, because the free period ended at {until}',
  changeOnly: '{change}.',
  withdraw: '{change}; by law you may also withdraw until {end}.',
  /** Where the visit falls within the period. */
  withdrawOrFinished:
    '{change}; by law you may also withdraw until {end}, or until the clean is finished if that’s sooner.',
}
