import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'

// Placeholders: {rooms} in `everyRoom.except`.

export const roomNames: Record<RoomTypeId, string> = {
  br: 'Bathroom',
  kr: 'Kitchen',
  tr: 'Toilet',
  or: 'Other rooms',
  sk: 'Bedroom',
  hg: 'Hallway and stairs',
  wk: 'Living room',
}

/** What a business has agreed on, which names no rooms. */
export const allWork: string = 'The agreed work'

/** The heading of what nearly all rooms have in common, and what follows a task that some do not have. */
export const everyRoom = { heading: 'In every room', except: 'Not in: {rooms}.' }

/** One sentence per task, as an instruction that the team on site could follow. */
export const taskSentences: Record<TaskId, string> = {
  'set-priorities': 'Agree what matters most in this room.',
  'choose-mild-products': 'Work with fragrance-free products: no chlorine, no ammonia, no solvents, no sprays.',
  'ventilate-while-working': 'Keep a window or vent open while we work and for a quarter of an hour afterwards.',

  'remove-cobwebs': 'Remove cobwebs from ceiling, corners and pipes.',
  'dust-lamps': 'Dust lamps, lampshades and light fittings.',
  'dust-surfaces': 'Dust all clear surfaces, lifting small objects and putting them back.',
  'damp-dust-surfaces': 'Dust with a damp microfibre cloth, which catches dust rather than stirring it up.',
  'dust-wardrobe-tops': 'Clean the tops of wardrobes and tall cupboards.',
  'dust-bookshelves': 'Dust bookshelves and the top edges of the books.',
  'dust-blinds': 'Dust blinds slat by slat, or vacuum curtains with a soft brush.',
  'dust-curtain-rails': 'Dust curtain rails, picture frames and other ledges above eye level.',
  'dust-electronics': 'Dust screens, loudspeakers and cables with a dry antistatic cloth.',
  'clean-vent-grilles': 'Vacuum and wash ventilation grilles.',
  'clean-radiators': 'Clean radiators, including between the fins, and behind them as far as the brush reaches.',
  'first-hepa-vacuum':
    'Vacuum coarse and fine building dust from top to bottom with a fine-dust filter, before any water is used.',
  'dust-walls-and-ceiling': 'Dry-dust walls and ceiling with a flat microfibre mop.',
  'dust-inside-cupboards': 'Vacuum building dust out of empty cupboards, drawers and their runners, then wipe them.',
  'dust-sockets-dry': 'Dry-brush dust from sockets, switches and cover plates.',
  'second-hepa-vacuum': 'Vacuum and wipe a second time at the end, once floating dust has settled.',

  'inside-windows': 'Wash the inside of the windows and their frames, leaving no streaks.',
  'wipe-window-sills': 'Wipe window sills, moving aside whatever stands on them.',
  'clean-window-tracks': 'Brush and wash the tracks of windows and sliding doors, drainage holes included.',
  'clear-new-windows':
    'Remove labels, mortar and paint specks from the windows, then wash glass and frames on the inside.',
  'wash-doors-and-frames': 'Wash doors and door frames on both sides, including the top edge.',
  'wipe-switches-and-handles': 'Wipe light switches, socket plates, door handles and other places hands touch.',
  'wash-skirting-boards': 'Vacuum and wash skirting boards.',
  'clean-front-door-inside': 'Wash the inside of the front door, the letterbox flap and the threshold.',
  'wipe-banister': 'Wipe banister and spindles.',
  'clean-meter-cupboard': 'Vacuum the floor of the meter cupboard and dust what’s safe to touch.',
  'clean-coat-rack': 'Clean the coat rack and shoe shelf around what’s on them.',

  'remove-wall-marks': 'Remove finger marks and scuffs from washable walls, as far as the paint allows.',
  'remove-adhesive-residue': 'Remove stickers, tape and glue left by hooks.',
  'remove-paint-splashes': 'Remove paint splashes from glass, tiles, fittings and woodwork.',
  'remove-grout-haze': 'Dissolve grout haze on tiles with a product that suits the material.',
  'remove-silicone-smears': 'Scrape silicone smears off tiles and fittings without cutting into the seal.',
  'remove-film-and-stickers': 'Peel off protective film, labels and installers’ stickers and remove their glue.',

  'inside-cupboards': 'Clean empty cupboards and drawers inside and out, shelves and hinges included.',
  'inside-wardrobes': 'Clean the inside of empty built-in wardrobes: rails, shelves and floor tracks.',
  'inside-bathroom-cabinet': 'Clean the inside of the emptied bathroom cabinet, shelf by shelf.',
  'outside-bathroom-cabinet': 'Wash the outside of the bathroom cabinet and its handles.',
  'clean-behind-light-furniture': 'Move furniture that the team can lift, and clean behind and under it.',
  'vacuum-upholstery': 'Vacuum sofa and chairs, including under the cushions.',
  'vacuum-mattress': 'Vacuum the mattress, and turn it if it’s meant to be turned.',
  'clean-under-bed': 'Vacuum and mop under the bed.',
  'change-bed-linen': 'Make the bed with the clean linen that’s been left out.',
  'wipe-nursery-furniture': 'Wash cot, changing table and pram with mild soap, then wipe them with clean water.',
  'wipe-empty-shelves': 'Wash empty shelves and racks.',

  'descale-taps': 'Descale taps and shower head and polish them dry.',
  'descale-mildly':
    'Remove limescale with citric acid instead of a strong descaler; it takes longer, so we let it soak.',
  'descale-shower-screen': 'Remove limescale and soap scum from the shower screen and its frame.',
  'wipe-shower-and-bath': 'Clean shower, bath and screen and wipe them dry.',
  'scrub-shower-and-bath': 'Scrub shower tray and bath, corners, seals and overflow included.',
  'scrub-tiles-and-grout': 'Scrub wall tiles and grout.',
  'treat-mould-spots': 'Treat mould on grout and silicone; mould that has grown into silicone stays.',
  'clean-basin-and-mirror': 'Clean washbasin and mirror and polish them.',
  'clear-drain-strainers': 'Clear hair and soap from the drains of shower, bath and basin.',
  'rinse-building-dust-from-drains':
    'Vacuum building dust from drains and overflows before rinsing, so it can’t set in the trap.',
  'clean-toilet-daily': 'Clean the toilet inside and out, including seat and flush plate.',
  'descale-toilet-bowl':
    'Clean the toilet inside and out, including seat and flush plate; remove limescale and urine scale, including under the rim.',
  'clean-toilet-mildly': 'Clean the toilet with citric acid and hot water, without chlorine.',
  'clean-toilet-hinges-and-base': 'Clean the seat hinges, the cistern and the floor around the base.',
  'disinfect-toilet': 'Disinfect seat, flush plate and handle once clean.',
  'clean-hand-basin': 'Clean hand basin, tap and mirror.',
  'wash-toilet-walls': 'Wash the wall tiles up to shoulder height.',

  'descale-kitchen-tap': 'Descale the tap.',
  'clean-worktop-and-sink': 'Clean worktop, sink and drainer, and polish the tap.',
  'wipe-hob-and-splashback': 'Clean hob and splashback.',
  'degrease-hob': 'Degrease hob, burners or glass top, and splashback, burnt-on edges included.',
  'degrease-hood': 'Degrease the extractor hood and its metal filters (not carbon filters).',
  'degrease-mildly': 'Degrease hob, hood and cupboard fronts with soft soap and hot water, without ammonia or solvent.',
  'degrease-cupboard-fronts': 'Degrease cupboard fronts, edges and handles.',
  'degrease-cupboard-tops': 'Degrease the tops of the wall cupboards.',
  'clean-oven-inside': 'Clean the inside of the oven: walls, racks, trays and the glass in the door.',
  'clean-fridge-inside':
    'Clean the inside of the emptied fridge, seals and drain hole included; a freezer must be defrosted first.',
  'clean-fridge-mildly':
    'Clean the emptied fridge with bicarbonate of soda and hot water, then wipe it with clean water.',
  'clean-appliance-fronts': 'Clean the outside of oven, fridge, dishwasher and microwave.',
  'clean-dishwasher-filter': 'Clean the dishwasher’s filter, seals and door edges.',
  'clean-kitchen-plinths': 'Clean the plinths under the kitchen cupboards.',
  'clean-waste-bin': 'Empty the bin and wash it inside and out.',

  'clean-washing-machine-drawer': 'Clean the washing machine’s detergent drawer, door seal and lint filter.',
  'sweep-balcony': 'Sweep balcony or terrace and clear the drain.',

  'vacuum-stairs': 'Vacuum the stairs step by step, including the edges.',
  'vacuum-doormat': 'Vacuum the doormat, then the mat well or floor underneath.',
  'vacuum-and-mop-floor': 'Vacuum the floor and damp-mop it if the material allows.',
  'vacuum-floor-edges': 'Vacuum corners, edges and thresholds with a crevice tool.',
  'scrub-floor-stains': 'Scrub stains and drag marks on the hard floor by hand.',
  'first-clean-new-floor': 'Clean the floor, following the manufacturer’s instructions if it’s new.',
}
