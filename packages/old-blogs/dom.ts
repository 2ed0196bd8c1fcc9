// Gives Node the parser of HTML that a browser has.
import { Window } from 'happy-dom';

const { DOMParser, NodeFilter } = new Window();
Object.assign(globalThis, { DOMParser, NodeFilter });
