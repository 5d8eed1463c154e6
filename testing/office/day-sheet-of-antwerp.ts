/** A day that the sample teams can be ordered for, three weeks after the tests begin. */
export const date = '2026-12-14'

/** The address of the day sheet of Antwerp on that day. */
export const sheet = `/planning/day/be/antwerp/${date}`

/** A day in minutes. */
export const day = 24 * 60

/** The body of an answer. */
export const textOf = async (response: Response | Promise<Response>) => await (await response).text()
