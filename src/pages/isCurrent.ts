/** Whether something has a start and no end. */
export const isCurrent = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate !== '' && endDate === '';
