import { memo } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { Items } from '../../base/Items';
import { findUndefined, type Undefined } from '../../markdown/footnote/findUndefined';
import { toPath, type PostContent } from '../../post/post';
import { shorten } from '../../post/text/shorten';
import { WILL_PUBLISH } from '../../publishing/SubmitButtons';
import { PUBLISH_LATER } from '../../scheduling/ScheduleField';
import { showCursor } from '../../rows/caret';
import { findKey } from '../../rows/rows';
import { BODY_ID } from '../body/useBody';
import { ADDRESS } from './AddressField';
import { nameOf } from './LanguageField';

/** Leads to a field, wherever it is: in the closed details, or behind the preview. */
function goTo(id: string): HTMLElement | null {
  const tab = document.getElementById(BODY_ID) ? 'tab-text' : 'tab-form';
  flushSync(() => document.getElementById(tab)?.click());
  const field = document.getElementById(id);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
  return field;
}

/** Leads to a mark, in its own field or in the whole text. */
function goToMark({ mark, part }: Undefined) {
  const field = goTo(BODY_ID) ?? goTo(`field-${findKey(part)}`);
  if (!(field instanceof HTMLTextAreaElement)) return;
  const from = field.value.indexOf(mark);
  field.setSelectionRange(from, from + mark.length);
  showCursor(field);
}

// The name of their part in the line.
const MARKS = 'marks';

// More would take lines of its own on a phone.
const MAX_LENGTH = 36;

interface Props {
  post: PostContent;
  /** The address of its page, without a path; empty until it is known. */
  address: string;
  /** When it will be published, if that is not at once as usual. */
  time?: string;
}

/** One line that says what Submit will publish, and what is missing; each part leads to its field. */
export const WillPublish = memo(function WillPublish({ post, address, time }: Props) {
  const { Title, Summary, Tags = [], Language, sections } = post;
  const undefinedMarks = findUndefined(sections);
  const marks = undefinedMarks.map(({ mark }) => mark);
  const parts = {
    ...(time ? { [PUBLISH_LATER]: time } : {}),
    ...(Title ? {} : { Title: writing.noTitle }),
    ...(address ? { [ADDRESS]: shorten(toPath(address), MAX_LENGTH) } : {}),
    ...(marks.length > 0
      ? { [MARKS]: writing.leadNowhere(shorten(marks.join(', '), MAX_LENGTH), marks.length) }
      : {}),
    Summary: Summary ? writing.hasSummary : writing.noSummary,
    Tags: Tags.length > 0 ? writing.countTags(Tags.length) : writing.noTags,
    Language: Language ? nameOf(Language) : writing.noLanguage,
  };
  return (
    <div role="group" aria-labelledby={`${WILL_PUBLISH}-label`}>
      {/* Submit is described by all of this, and an element with a name of its own would say only that. */}
      <div id={WILL_PUBLISH}>
        <span id={`${WILL_PUBLISH}-label`} className="visually-hidden">
          {writing.willPublish}
        </span>
        <Items
          className="meta"
          items={Object.entries(parts).map(([field, text]) => (
            <Button
              key={field}
              variant="quiet"
              onClick={() => (field === MARKS ? goToMark(undefinedMarks[0]!) : goTo(field))}
            >
              {text}
            </Button>
          ))}
        />
      </div>
    </div>
  );
});
