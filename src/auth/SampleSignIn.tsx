import Button from 'react-bootstrap/Button';
import { sampleAccounts, type SampleAccount } from './sampleAccounts';
import { loadAuth } from './session';
import { explainSignInError } from './explainSignInError';

async function signInAs(account: SampleAccount) {
  try {
    await (await loadAuth()).signInAsSample(account);
  } catch (error) {
    alert(explainSignInError(error));
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
