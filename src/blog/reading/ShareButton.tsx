import Button from 'react-bootstrap/Button';
import { reading } from '#words/reading';
import { useIsHydrated } from '../../layout/useIsHydrated';

/** Opens the device's share dialog, where there is one. */
export function ShareButton({ title }: { title: string }) {
  if (!useIsHydrated() || !('share' in navigator)) return null;
  const share = () =>
    // Rejects when the reader closes the dialog.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <Button variant="quiet" onClick={() => void share()}>
      {reading.share}
    </Button>
  );
}
