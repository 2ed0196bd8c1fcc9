import Button from 'react-bootstrap/Button';
import { provider } from './provider';
import { sampleAccounts } from './sampleAccounts';
import type { SignInWay } from './session';

/** Buttons for the emulators' sample accounts, so that every role can be tried offline. */
export default function SampleSignIn({ signIn }: { signIn: (way: SignInWay) => void }) {
  return (
    <div className="account-panel" role="group" aria-label="Sample accounts">
      {sampleAccounts.map((account) => (
        <Button
          key={account.role}
          variant="primary"
          onClick={() => signIn((client) => client.signInAsSample(account))}
        >
          {account.role}
        </Button>
      ))}
      <Button variant="outline-primary" onClick={() => signIn((client) => client.signInByPopup())}>
        {provider.label} popup
      </Button>
    </div>
  );
}
