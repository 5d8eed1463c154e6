/**
 * Of each table the columns that hold something about a customer or visitor, and so have to be empty after the longest
 * term (R16.11). Every table is named, so that a new one is thought about. Not among them: people of the office, who
 * stay, and reviews, which Google publishes.
 */
export type CustomerColumns<Tables> = { readonly [Table in keyof Tables]: readonly (keyof Tables[Table])[] }
