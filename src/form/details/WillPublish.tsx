import { memo } from 'react';
import { flushSync } from 'react-dom';
import Button from 'react-bootstrap/Button';
import { writing } from '#words/author/writing';
import { toPath, type PostContent } from '../../post/post';
import { WILL_PUBLISH } from '../../publishing/SubmitButtons';
import { ADDRESS } from './AddressField';
import { nameOf } from './LanguageField';

/** Leads to a field, wherever it is: in the closed details, or behind the preview. */
function goTo(id: string) {
  flushSync(() => document.getElementById('tab-form')?.click());
  const field = document.getElementById(id);
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

// More would take lines of its own on a phone.
const MAX_PATH = 36;

const shorten = (path: string) =>
  path.length > MAX_PATH ? `${path.slice(0, MAX_PATH - 1)}…` : path;

interface Props {
  post: PostContent;
  /** The address of its page, without a path; empty until it is known. */
  address: string;
}

/** One line that says what Submit will publish, and what is missing; each part leads to its field. */
export const WillPublish = memo(function WillPublish({ post, address }: Props) {
  const { Title, Summary, Tags = [], Language } = post;
  const parts = {
    ...(Title ? {} : { Title: writing.noTitle }),
    ...(address ? { [ADDRESS]: shorten(toPath(address)) } : {}),
    Summary: Summary ? writing.hasSummary : writing.noSummary,
    Tags: Tags.length > 0 ? writing.countTags(Tags.length) : writing.noTags,
    Language: Language ? nameOf(Language) : writing.noLanguage,
  };
  return (
    <div role="group" className="mono" aria-labelledby={`${WILL_PUBLISH}-label`}>
      {/* Submit is described by all of this, and an element with a name of its own would say only that. */}
      <div id={WILL_PUBLISH} className="will-publish">
        <span id={`${WILL_PUBLISH}-label`} className="visually-hidden">
          {writing.willPublish}
        </span>
        {Object.entries(parts).map(([field, text], at, { length }) => (
          <Button key={field} variant="quiet" onClick={() => goTo(field)}>
            <bdi>{text}</bdi>
            {at < length - 1 && <span aria-hidden="true">·</span>}
          </Button>
        ))}
      </div>
    </div>
  );
});
