import { brand } from '../../domain/company/company.ts'
import { sectionsOf } from '../page-copy.ts'

// Placeholders: {teamSize}, {guaranteeDays}, {reworkDays}; {colourCodedCloths}, {secondPersonCheck}, {workingMethods}
// and {complaintsByTask} mark practices that the owner has not confirmed.

export const cleaningQualitySystem = {
  title: 'How we check our work',
  metaTitle: `Cleaning quality system and guarantee | ${brand}`,
  metaDescription:
    'How we clean and how we check it: a task list per room, a fixed working order, a final check together, and a guarantee if something isn’t right.',
  hob: { before: 'Before', after: 'After' },
  lead: 'Clean isn’t a feeling. It’s a list, worked through in the right order and checked at the end.',
  sections: sectionsOf({
    'task-list': {
      heading: 'A task list for every room',
      paragraphs: [
        'Every package has a list for each type of room. It’s on this website, the team works from it, and we use it for the final check. You know beforehand what you’ll get, and afterwards you can check it line by line.',
        'Not on the list? There are six extras you can add, unless your package includes them: the inside of the oven, fridge, kitchen cupboards, wardrobes or windows, and the sofa and chairs. Anything else isn’t included: we’d rather say so beforehand than argue about it afterwards.',
      ],
      links: [{ page: 'cleaning-services', label: 'See the task lists' }],
    },
    'walk-through': {
      heading: 'First look, then clean',
      paragraphs: [
        'Every visit begins with a walk-through. The team looks at what they’re dealing with: which stone, which wood, how thick the limescale, where the grout is worn. Acid on marble or a blade on coated glass does damage in a second, so we ask before we begin.',
        '{promise}On an unfamiliar surface, or with a stronger product, we test a hidden spot first{workingMethods}.',
      ],
    },
    'working-order': {
      heading: 'The order makes the difference',
      paragraphs:
        'Dust that falls has to be picked up later, and water on dust makes mud. {promise}So every room is done in the same order{workingMethods}.',
      list: [
        'From top to bottom: ceiling and lamps first, skirting boards and floor last',
        'Dry before wet: first dust and vacuum, then wash',
        'From clean to dirty: washbasin before toilet',
        'Soak rather than scrub: apply the product, do something else, then rinse',
        'From the far corner to the door, so nobody walks over a clean floor',
      ],
    },
    hygiene: {
      heading: 'The toilet cloth never goes near your kitchen',
      paragraphs: [
        '{promise}Cloths are colour-coded{colourCodedCloths}: one colour for the toilet, one for the rest of the bathroom, one for the kitchen, one for furniture and glass. Used cloths go into a bag, not back into the bucket, and are washed hot before they go to another home.',
        'We dose products exactly as the label says. More isn’t cleaner: it leaves a sticky film that attracts dirt. {promise}And we never mix products{workingMethods}.',
      ],
    },
    'four-eyes': {
      heading: 'First we check, then you do',
      paragraphs: [
        'A team usually has {teamSize} people. {promise}Someone who didn’t clean the room goes over it with the list, against the light and with a dry white cloth{secondPersonCheck}. A cleaner who comes alone checks the rooms with you, or goes over the list themselves if you’re out.',
        'The team calls you half an hour before they finish. Then it’s your turn: you look at every room, say what you think, and anything that isn’t right is fixed straight away. If you’re not there, the team does this check themselves, and we’ll e-mail you the report: what was done in each room, and what wasn’t possible and why.',
      ],
      links: [{ page: 'order-process', label: 'The visit, step by step' }],
    },
    guarantee: {
      heading: 'Our guarantee: not right? We’ll do it again',
      paragraphs: [
        'If a task on your list wasn’t done properly, we’ll do it again, free of charge. If you’re there, we do it on the spot, before you sign and pay.',
        'If you left early, weren’t there or only noticed it later, tell us within {guaranteeDays} days of the visit, with a photo if you can. We’ll come back within {reworkDays} days of hearing from you. If there’s no point in doing it again, you get that part of the price back.',
        'The guarantee covers what’s on your list or, with cleaning per hour, what we did in the hours you booked. It doesn’t cover wear and damage that cleaning can’t undo. Your legal rights stay as they are.',
      ],
      links: [{ page: 'complaints', label: 'Tell us what isn’t right' }],
    },
    learning: {
      heading: 'How we learn from mistakes',
      paragraphs:
        '{promise}We look at complaints by room and by task{complaintsByTask}. If the same task comes up more than once, we look for the cause: too little time in the estimate, the wrong product or a list that isn’t clear.',
      links: [{ page: 'complaints', label: 'Not satisfied? Tell us' }],
    },
  }),
}
