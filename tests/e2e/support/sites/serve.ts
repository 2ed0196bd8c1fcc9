// Serves the sites under test as Firebase Hosting does, with the headers of firebase.json.
import { authHost } from '../../../../scripts/emulators/hosts';
import { seedAuth } from '../../../../scripts/emulators/seed';
import { sampleAccounts } from '../../../../src/auth/sampleAccounts';
import { DeployedSite } from './deployedSite';
import { project } from '../emulators';
import { sites } from './sites';

await seedAuth({ host: authHost(), project }, sampleAccounts);
for (const { outDir, port } of Object.values(sites)) await new DeployedSite(outDir, port).goUp();
