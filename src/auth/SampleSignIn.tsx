import Button from 'react-bootstrap/Button';
import { account as words } from '#words/account';
import { sampleAccounts, type SampleAccount } from './sampleAccounts';
import { signInBy } from './session';

async function signInAs(account: SampleAccount) {
  try {
    await signInBy((client) => client.signInAsSample(account));
  } catch (error) {
    alert(words.signInFailed((error as Error).message));
  }
}

/** Buttons for the emulators' sample accounts, so that every role can be tried offline. */
export default function SampleSignIn({ signInWithGoogle }: { signInWithGoogle: () => void }) {
  return (
    <div className="sample-sign-in" role="group" aria-label="Sample accounts">
      {sampleAccounts.map((account) => (
        <Button key={account.role} variant="primary" onClick={() => void signInAs(account)}>
          {account.role}
        </Button>
      ))}
      <Button variant="outline-primary" onClick={signInWithGoogle}>
        Google popup
      </Button>
    </div>
  );
}
