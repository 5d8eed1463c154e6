import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import type { TaskId } from '../../domain/packages/task-ids.ts'

// Placeholders: none.

export const roomNames: Record<RoomTypeId, string> = {
  br: 'Bathroom',
  kr: 'Kitchen',
  tr: 'Toilet',
  or: 'Other rooms',
  sk: 'Bedroom',
  hg: 'Hallway and stairs',
  wk: 'Living room',
}

/** One sentence per task, as an instruction that the team on site could follow. */
export const taskSentences: Record<TaskId, string> = {
  'set-priorities': 'Walk through the room with you and note what matters most to you.',
  'choose-mild-products': 'Work with fragrance-free products: no chlorine, no ammonia, no solvents, no sprays.',
  'ventilate-while-working': 'Keep a window or the ventilation open while we work and for a quarter of an hour after.',

  'remove-cobwebs': 'Remove cobwebs from ceiling, corners and pipes.',
  'dust-lamps': 'Dust lamps, lampshades and light fittings.',
  'dust-surfaces': 'Dust all free surfaces, lift small objects and put them back.',
  'damp-dust-surfaces': 'Dust with a damp microfibre cloth, so that dust is caught and not stirred up.',
  'dust-wardrobe-tops': 'Clean the tops of wardrobes and tall cupboards.',
  'dust-bookshelves': 'Dust bookshelves and the top edges of the books.',
  'dust-blinds': 'Dust blinds slat by slat, or vacuum curtains with a soft brush.',
  'dust-curtain-rails': 'Dust curtain rails, picture frames and other ledges above eye level.',
  'dust-electronics': 'Dust screen, loudspeakers and cables with a dry antistatic cloth.',
  'clean-vent-grilles': 'Vacuum and wash ventilation grilles.',
  'clean-radiators': 'Clean radiators, also between the ribs and behind them as far as the brush reaches.',
  'first-hepa-vacuum':
    'Vacuum coarse and fine building dust from top to bottom with a HEPA filter, before any water is used.',
  'dust-walls-and-ceiling': 'Take the dust off walls and ceiling dry, with a flat microfibre mop.',
  'dust-inside-cupboards':
    'Vacuum building dust out of empty cupboards and drawers, also from the runners, and wipe them.',
  'dust-sockets-dry': 'Brush dust from sockets, switches and cover plates, dry.',
  'second-hepa-vacuum': 'Vacuum and wipe a second time once the dust still in the air has settled.',

  'inside-windows': 'Wash the inside of the windows with their frames and leave them free of streaks.',
  'wipe-window-sills': 'Wipe window sills, after moving plants and objects aside.',
  'clean-window-tracks': 'Brush and wash the tracks of windows and sliding doors and their drainage holes.',
  'clear-new-windows': 'Free new panes of labels, mortar and paint specks, then wash panes and frames on the inside.',
  'wash-doors-and-frames': 'Wash doors and door frames on both sides, including the top edge.',
  'wipe-switches-and-handles': 'Wipe light switches, door handles and other spots that hands touch.',
  'wash-skirting-boards': 'Vacuum and wash skirting boards.',
  'clean-front-door-inside': 'Wash the inside of the front door, the letterbox flap and the threshold.',
  'wipe-banister': 'Wipe banister and spindles.',
  'clean-meter-cupboard': 'Vacuum the floor of the meter cupboard and dust what may safely be touched.',
  'clean-coat-rack': 'Clean coat rack and shoe shelf around the things that hang and stand there.',

  'remove-wall-marks': 'Remove finger marks and scuffs from washable walls, as far as the paint allows.',
  'remove-adhesive-residue': 'Remove stickers, tape and the glue that hooks leave behind.',
  'remove-paint-splashes': 'Remove paint splashes from glass, tiles, fittings and woodwork.',
  'remove-grout-haze': 'Dissolve grout haze on tiles with a product that suits the stone.',
  'remove-silicone-smears': 'Scrape silicone smears off tiles and sanitary ware without cutting into the joint.',
  'remove-film-and-stickers': 'Peel off protective film, labels and installers’ stickers and remove their glue.',

  'inside-cupboards': 'Clean empty cupboards and drawers inside and out, including shelves and hinges.',
  'inside-wardrobes': 'Clean empty built-in wardrobes inside, including rails, shelves and floor tracks.',
  'inside-bathroom-cabinet': 'Clean the emptied bathroom cabinet inside, shelf by shelf.',
  'outside-bathroom-cabinet': 'Wash the outside of the bathroom cabinet and its handles.',
  'clean-behind-light-furniture': 'Move furniture that two people can lift, and clean behind and beneath it.',
  'vacuum-upholstery': 'Vacuum sofa and chairs, with and beneath the cushions.',
  'vacuum-mattress': 'Vacuum the mattress and turn it.',
  'clean-under-bed': 'Vacuum and mop beneath the bed.',
  'change-bed-linen': 'Make the bed with the clean linen that you have laid out.',
  'wipe-nursery-furniture':
    'Wash cot, changing table and pram with water and mild soap, then wipe them with clean water.',
  'wipe-empty-shelves': 'Wash empty shelves and racks.',

  'descale-taps': 'Descale taps and shower head and polish them dry.',
  'descale-mildly':
    'Remove limescale with citric acid instead of a strong descaler; this takes longer, so we let it soak.',
  'descale-shower-screen': 'Remove limescale and soap residue from the shower screen and its profiles.',
  'wipe-shower-and-bath': 'Clean shower, bath and screen and wipe them dry.',
  'scrub-shower-and-bath': 'Scrub shower tray and bath down to the corners, seals and overflow.',
  'scrub-tiles-and-grout': 'Scrub wall tiles and the joints between them.',
  'treat-mould-spots': 'Treat mould on joints and silicone; what has grown into the silicone stays.',
  'clean-basin-and-mirror': 'Clean washbasin and mirror and polish them.',
  'clear-drain-strainers': 'Take hair and soap out of the strainers of shower, bath and basin.',
  'rinse-building-dust-from-drains':
    'Vacuum building dust from strainers and overflows before rinsing, so that it cannot set in the trap.',
  'clean-toilet-daily': 'Clean the toilet inside and out, including seat and flush plate.',
  'descale-toilet-bowl': 'Remove limescale and urine scale from the bowl, under the rim and below the water line.',
  'clean-toilet-mildly': 'Clean the toilet with citric acid and hot water, without chlorine.',
  'clean-toilet-hinges-and-base': 'Clean the hinges of the seat, the cistern and the floor round the foot.',
  'disinfect-toilet': 'Disinfect seat, flush plate and handle once they are clean.',
  'clean-hand-basin': 'Clean hand basin, tap and mirror.',
  'wash-toilet-walls': 'Wash the wall tiles, from the splash zone up to shoulder height.',

  'clean-worktop-and-sink': 'Clean worktop, sink and drainer and polish the tap.',
  'wipe-hob-and-splashback': 'Clean hob and splashback.',
  'degrease-hob': 'Degrease hob, burners or glass plate, and splashback, including burnt-on rims.',
  'degrease-hood': 'Degrease the extractor hood and its metal filters; carbon filters are left dry.',
  'degrease-mildly': 'Degrease hob, hood and cupboard fronts with soft soap and hot water, without ammonia or solvent.',
  'degrease-cupboard-fronts': 'Degrease cupboard fronts, edges and handles.',
  'degrease-cupboard-tops': 'Degrease the tops of the wall cupboards.',
  'clean-oven-inside': 'Clean the oven inside: walls, racks, trays and the glass of the door.',
  'clean-fridge-inside': 'Clean the emptied fridge inside, including seals and drain hole; a freezer has to be thawed.',
  'clean-fridge-mildly': 'Clean the emptied fridge with baking soda and hot water, then wipe it with clean water.',
  'clean-appliance-fronts': 'Clean the outside of oven, fridge, dishwasher and microwave.',
  'clean-dishwasher-filter': 'Clean filter, seals and door edges of the dishwasher.',
  'clean-kitchen-plinths': 'Clean the plinths beneath the kitchen cupboards.',
  'clean-waste-bin': 'Empty the waste bin and wash it inside and out.',

  'clean-washing-machine-drawer':
    'Clean detergent drawer, door seal and lint filter of the washing machine that stays behind.',
  'sweep-balcony': 'Sweep balcony or terrace and clear the drain.',

  'vacuum-stairs': 'Vacuum the stairs step by step, including the edges.',
  'vacuum-doormat': 'Vacuum doormat and mat well, with the mat lifted.',
  'vacuum-and-mop-floor': 'Vacuum the floor and mop it with little water, as the material allows.',
  'vacuum-floor-edges': 'Vacuum corners, edges and thresholds with a crevice tool.',
  'scrub-floor-stains': 'Scrub stains and drag marks on the hard floor by hand.',
  'first-clean-new-floor': 'Give the new floor its first clean, by the instructions of its maker.',
}
