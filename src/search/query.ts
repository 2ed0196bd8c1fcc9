/** The path of the index of all posts. */
export const SEARCH_FILE = '/search.json';

/** The most characters of a query: each of its words is searched for in all posts. */
export const MAX_QUERY = 200;
