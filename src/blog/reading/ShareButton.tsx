import Button from 'react-bootstrap/Button';
import { useIsHydrated } from '../../layout/useIsHydrated';

/** Opens the device's own way to share this page, where there is one. */
export function ShareButton({ title }: { title: string }) {
  if (!useIsHydrated() || !('share' in navigator)) return null;
  const share = () =>
    // Whoever closes it again shares nothing; the link can be copied all the same.
    navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <Button variant="quiet" onClick={() => void share()}>
      Share…
    </Button>
  );
}
