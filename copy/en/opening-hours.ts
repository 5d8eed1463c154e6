/**
 * Opening hours inside sentences: “You can reach us Monday to Friday from 08:00 to 18:00.” Placeholders:
 * {opens}, {closes}.
 */
export const openingHoursInText = { weekdays: 'Monday to Friday from {opens} to {closes}' }
