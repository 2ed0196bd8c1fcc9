import { toHrefIn } from '../../../src/addresses';
import { editions, thisEdition } from '../../../src/content/editions';

const others = editions.filter((one) => one.path).map((one) => toHrefIn(one, '/'));

const leadOn = `<script>
for (const path of ${JSON.stringify(others)}) if (location.pathname.toLowerCase().startsWith(path.toLowerCase())) {
document.documentElement.dataset.mayBePost = '';
const at = path + location.pathname.slice(path.length) + location.search + location.hash;
location.replace(path + '404.html?at=' + encodeURIComponent(at));
}
</script>`;

const takeAddress = (home: string) => `<script>
const at = new URLSearchParams(location.search).get('at');
if (at?.startsWith(${JSON.stringify(home)})) history.replaceState(null, '', at);
</script>`;

/** The first script of Not found. Most hosts have one such page for the whole site: that of the first edition leads on to those of the others, which take the address that was asked for. */
export const editionOfNotFound: string = !thisEdition
  ? ''
  : thisEdition.path
    ? takeAddress(toHrefIn(thisEdition, '/'))
    : leadOn;
