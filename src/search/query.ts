/** The most characters of a query: each of its words is searched for in all posts. */
export const MAX_QUERY = 200;
