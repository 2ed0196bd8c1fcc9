import type { Show } from './show';

/** Shows a task of a list, whose box nobody can tick. */
export const showTask: Show = ({ checked, children }, { key, showAll }) => (
  <label key={key}>
    <input type="checkbox" checked={checked} disabled /> {showAll(children)}
  </label>
);
