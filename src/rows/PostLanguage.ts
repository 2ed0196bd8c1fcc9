import { createContext } from 'react';

/** The language that the author has stated for the post, for its fields: spelling and screen readers go by it. */
export const PostLanguage = createContext<string | undefined>(undefined);
