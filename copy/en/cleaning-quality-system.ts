import type { PageCopy } from '../page-copy.ts'

// Placeholders: {teamSize}.

export const cleaningQualitySystem: PageCopy = {
  title: 'How we check our work',
  metaTitle: 'Cleaning quality system | Helderhuis',
  metaDescription:
    'A task list per room, a fixed working order, separate cloths per zone, and an inspection that you do with us: how we make sure that clean means clean.',
  lead: 'Clean is not a feeling. It is a list that has been worked through, in the right order, and checked by somebody who did not do that room.',
  sections: [
    {
      id: 'task-list',
      heading: 'A task list for every room',
      paragraphs: [
        'Each package has a list for each type of room. The same list stands on this website, guides the team and serves at the inspection. You know beforehand what you get, and afterwards you can check it line by line.',
        'What is not on the list belongs to another package or to the extra services. We would rather say so beforehand than argue about it afterwards.',
      ],
      links: [{ page: 'cleaning-services', label: 'Look at the task lists' }],
    },
    {
      id: 'walk-through',
      heading: 'First look, then clean',
      paragraphs: [
        'Every visit begins with a walk-through. The team looks for what decides the method: which stone, which wood, how thick the limescale, which joints are worn. Acid on marble or a blade on coated glass does damage in a second, so we ask before we begin.',
        'On a new surface or with a stronger product we first try a spot that nobody sees.',
      ],
    },
    {
      id: 'working-order',
      heading: 'The order makes the difference',
      paragraphs: [
        'Dust that falls has to be caught later, and water on dust becomes mud. That is why every room is done in one fixed order.',
      ],
      list: [
        'From top to bottom: ceiling and lamps first, skirting boards and floor last',
        'Dry before wet: first dust and vacuum, then wash',
        'From clean to dirty: the washbasin before the toilet',
        'Let it soak instead of scrubbing hard: product first, other work meanwhile, then rinse',
        'From the far corner to the door, so that nobody walks over a clean floor',
      ],
    },
    {
      id: 'hygiene',
      heading: 'What was in the toilet never reaches the kitchen',
      paragraphs: [
        'Cloths have a colour per zone: one for the toilet, one for the rest of the bathroom, one for the kitchen, one for furniture and glass. Used cloths go into a bag and not back into the bucket. They are washed hot before they come to another home.',
        'We dose products by the label. More is not cleaner: it leaves a sticky film on which dirt settles sooner. Products are never mixed.',
      ],
    },
    {
      id: 'four-eyes',
      heading: 'Four eyes, then six',
      paragraphs: [
        'A team normally has {teamSize} people, and that helps the checking: whoever did not clean a room goes over it with the list, against the light and with a dry white cloth. Only then do we phone you, half an hour before the end. If one person comes, that check is done together with you.',
        'After that comes the inspection with you. You look, you say what you think, and what does not match the list is put right straight away. You sign the work order when it is right.',
      ],
      links: [{ page: 'order-process', label: 'The visit, step by step' }],
    },
    {
      id: 'learning',
      heading: 'What we learn from mistakes',
      paragraphs: [
        'Every remark from an inspection and every complaint is noted with the room and the task it is about. If the same line comes back more than once, we look at the cause: too little time in the estimate, a product that does not suit, or a list that is not clear.',
      ],
      links: [{ page: 'complaints', label: 'Not satisfied? Tell us' }],
    },
  ],
}
