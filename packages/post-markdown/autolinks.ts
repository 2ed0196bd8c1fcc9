import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import type {
  Code,
  Construct,
  Event,
  Extension as Syntax,
  State,
  Token,
} from 'micromark-util-types';
import { measureAddress, CLOSE } from '#every-script';
import { readLine } from './readLine';

const BEFORE_WWW = new RegExp(`(?![!-~])[${CLOSE}\\p{P}\\p{S}]`, 'v');

/** Whether an address without a scheme may follow a character, of which GitHub knows ASCII only. */
const mayPrecede = (code: Code) =>
  code !== null && code > 0 && BEFORE_WWW.test(String.fromCharCode(code));

const isOpenLabel = ({ type, _balanced }: Token) =>
  (type === 'labelLink' || type === 'labelImage') && !_balanced;

/** Whether what follows may be the words of a link. As in the package, remembers until where there is no bracket. */
function isInLabel(events: Event[]): boolean {
  const isKnown = ([, token]: Event) => isOpenLabel(token) || token._gfmAutolinkLiteralWalkedInto;
  const [, found] = events.findLast(isKnown) ?? [];
  if (found && isOpenLabel(found)) return true;
  const [, last] = events.at(-1) ?? [];
  if (last) last._gfmAutolinkLiteralWalkedInto = true;
  return false;
}

// Up to a bracket that ends the words of a link.
const IN_LINK = /^(?:[^[\]\\]|\\.|\[[^\]]*\])*\][[(]/;

/** Whether a text is within the words of a link; a bracket alone begins none. */
const isInLink = (line: string, events: Event[]) => isInLabel(events) && IN_LINK.test(line);

/** Ends an address of GitHub's where one ends in every script. */
function withEnd(base: Construct): Construct {
  const isWww = base.name === 'wwwAutolink';
  const type = isWww ? 'literalAutolinkWww' : 'literalAutolinkHttp';
  return {
    ...base,
    previous(code) {
      return base.previous!.call(this, code) || (isWww && mayPrecede(code));
    },
    tokenize(effects, ok, nok) {
      let end = this.now().offset;
      const next: State = (code) => {
        if (this.now().offset < end) {
          effects.consume(code);
          return next;
        }
        effects.exit(type);
        effects.exit('literalAutolink');
        return ok(code);
      };
      return (code) => {
        const line = readLine(this);
        const length = measureAddress(line);
        if (length === 0 || isInLink(line, this.events)) return nok(code);
        end += length;
        effects.enter('literalAutolink');
        effects.enter(type);
        return next(code);
      };
    },
  };
}

const EMAIL = /^[\w.+-]+@/;

/** Looks for an @ first: the package looks through all that is before each word. */
function withAt(base: Construct): Construct {
  return {
    ...base,
    tokenize(effects, ok, nok) {
      const parse = base.tokenize.call(this, effects, ok, nok);
      return (code) => (EMAIL.test(readLine(this)) ? parse(code) : nok(code));
    },
  };
}

/** Parses bare addresses. */
export function autolinkSyntax(): Syntax {
  const constructs = Object.entries(gfmAutolinkLiteral().text!).map(([code, all]) => [
    code,
    [all!]
      .flat()
      .map((construct) =>
        construct.name === 'emailAutolink' ? withAt(construct) : withEnd(construct),
      ),
  ]);
  return { text: Object.fromEntries(constructs) as Syntax['text'] };
}
