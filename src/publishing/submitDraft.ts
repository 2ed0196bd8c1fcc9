import { scheduling } from '#words/author/scheduling';
import { publishing } from '#words/author/publishing';
import type { DraftSession } from '../drafts/session/draftSession';
import { isOutdated } from '../drafts/session/sessionData';
import type { PostContent } from '../post/post';
import { listTexts } from '../post/text/texts';
import { hasScheduledPosts } from '../settings';

const isEmpty = ({ Title, Summary, sections }: PostContent) =>
  !listTexts([Title, Summary, sections]).some((text) => text.trim());

/** Publishes a draft, after the author has answered what there is to ask. */
export function submitDraft(session: DraftSession): void {
  session.flush();
  const data = session.get();
  const { post } = data.draft;
  const missing = isEmpty(post)
    ? publishing.empty
    : post.Title?.trim()
      ? undefined
      : publishing.untitled;
  const isFree = !missing || confirm(missing);
  const isScheduled = hasScheduledPosts && data.published?.dueAt;
  const overwrite = isScheduled ? scheduling.overwrite : publishing.overwrite;
  const question = data.published ? overwrite : publishing.publishDeleted;
  if (isFree && (data.clash || !isOutdated(data) || confirm(question))) session.submit();
}
