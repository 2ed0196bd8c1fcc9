/** The paragraphs of About Me. A JSON Resume has no field for them. */
export const about: string[] = [
  'I am a junior software developer. I build web applications with TypeScript and React, keep their data in PostgreSQL or Cloud Firestore, and like the work best when I can see who it is for. At the moment that is a neighbourhood tool library, whose volunteers now find the long ladder with a register I wrote instead of a paper book.',
  'I came to software from behind a shop counter. Three years in a bookshop taught me to ask a second question before looking for an answer, and the first thing I built that other people used was a page for counting that shop’s shelves. Since then I have taken a degree in computer science, spent a summer with a team that labels parcels, and answered the phone in IT support, which is the quickest way I know to learn what software feels like to the people who have to use it.',
  'My everyday tools are Git, Vite, Node.js and a Linux terminal. I test with Vitest and Testing Library, and with Playwright when only a real browser will tell the truth; and I break the code once to see a new test fail before I trust it. I use the keyboard and a screen reader to check what I make, because some of my users have no other way.',
  'I work in small steps: a short note on what should change and for whom, a branch that lives for a day or two, a pull request someone can read over a cup of tea. I have worked in two-week sprints and from a plain Kanban board, and I like about both of them the moment when somebody asks what we could leave out.',
  'I am looking for a first developer’s post in a team that reviews each other’s code and talks to its users. If that is yours, please write; and if you would like to see how I think first, the blog has my notes on what went wrong and what I did about it.',
];

/** How the photo of resume.json is shown: what it shows, and its size in pixels, which keeps its place while it loads. */
export const photo = {
  alt: 'Placeholder for a portrait: a drawn figure without a face',
  width: 480,
  height: 600,
};
