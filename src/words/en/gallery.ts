/** Pictures in a row, in the size of the window. */
export const gallery = {
  label: 'Pictures',
  numberOf: (number: number, count: number) => `Picture ${number} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
};
