import { type ReactNode, useState } from 'react';
import { contact } from '#words/contact';

/** A button that shows an e-mail address or a phone number, which no page has in plain words. A build without one has no code for it. */
export function HiddenContact({ label, code }: { label: string; code: string }) {
  const [shown, setShown] = useState<ReactNode>();
  const show = () =>
    import('./revealContact').then(
      ({ revealContact }) => setShown(revealContact(code)),
      console.error,
    );
  return (
    shown ?? (
      <button type="button" className="btn btn-outline-primary" onClick={() => void show()}>
        {contact.show(label)}
      </button>
    )
  );
}
