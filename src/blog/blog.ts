/** A paragraph of a section: its text. */
export interface Paragraph {
  Paragraph: string;
}

/** A section of a post. Heading may be empty. */
export interface Section {
  Heading: string;
  paragraphs: Paragraph[];
}

/** What an author writes: everything of a post but its id and its date. */
export interface Post {
  Name: string;
  Title: string;
  Summary: string;
  sections: Section[];
}

/** A post as it is shown. DatePosted is null when what is stored is not a date. */
export interface Blog extends Post {
  id: string;
  DatePosted: Date | null;
}
