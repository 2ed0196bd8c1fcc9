import { ErrorMessage } from '../../../layout/ErrorMessage';

/** Says that the search, or what it searches in, could not be loaded. */
export const SearchFailed = ({ onRetry }: { onRetry: () => void }) => (
  <ErrorMessage onRetry={onRetry}>
    The search could not be loaded. Please check your connection and try again.
  </ErrorMessage>
);
