/** Rows of one statement of the database: few enough for the parameters of either engine. */
const atOnce = 500

/** Splits rows into lots that one statement of the database takes. */
export const lotsOf = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, lot) => rows.slice(lot * atOnce, (lot + 1) * atOnce))
