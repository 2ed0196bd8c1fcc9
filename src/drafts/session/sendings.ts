import { drafts as words } from '#words/author/drafts';
import { toBasis } from '../../post/stored';
import type { Copies } from './copies';
import type { Draft } from '../drafts';
import type { Machine, Update } from './machine';
import { isSame, toBase } from '../mergeDraft';
import type { Outcome, Progress } from './ports';
import { isOutdated, type SessionData } from './sessionData';

const SLOW_AFTER_MS = 4000;

/** Publishes the words of a draft, one Submit at a time. It goes on when the form is left. */
export class Sendings {
  #current?: AbortController;
  #timer?: ReturnType<typeof setTimeout>;

  constructor(
    readonly machine: Machine,
    readonly copies: Copies,
    readonly onEnd: () => void,
  ) {}

  get isSending(): boolean {
    return this.#current !== undefined;
  }

  /** Begins to publish the words of the form, in the place of the published post if that is another version. */
  begin(data: SessionData, draft: Draft): Partial<SessionData> {
    this.#current = new AbortController();
    const basedOn = isOutdated(data) ? toBasis(data.published) : draft.basedOn;
    return {
      phase: 'publishing',
      isTaken: false,
      problem: undefined,
      draft: this.machine.change(draft, { basedOn }),
    };
  }

  async send(): Promise<void> {
    const { machine, copies } = this;
    const { draft } = machine.get();
    const controller = this.#current!;
    const ifCurrent =
      <T>(run: (value: T) => void) =>
      (value: T) => {
        if (this.#current === controller) run(value);
      };
    machine.ports.warn(true);
    this.#setProgress('sending');
    const outcome = await machine.ports.publish(draft, {
      signal: controller.signal,
      onAddress: ifCurrent((begun) =>
        machine.on('addressed', (data) => ({ draft: machine.change(data.draft, begun) })),
      ),
      onProgress: ifCurrent((progress) => this.#setProgress(progress)),
      settle: async () => {
        await copies.sendNow();
        return machine.get().draft.copied;
      },
    });
    ifCurrent(() => this.#stop())(undefined);
    // A Submit that was cancelled too late.
    if (controller.signal.aborted && outcome.event !== 'published') return;
    this.#finish(outcome, draft);
    this.onEnd();
  }

  #stop() {
    this.#current = undefined;
    clearTimeout(this.#timer);
    this.machine.ports.warn(false);
  }

  #setProgress(progress: Progress) {
    const { machine } = this;
    clearTimeout(this.#timer);
    if (progress === 'waiting') machine.on('answer lost');
    const isWaiting = progress === 'waiting' || !machine.ports.isOnline();
    machine.set({ progress: isWaiting ? 'waiting' : progress });
    if (progress !== 'slow' && !isWaiting)
      this.#timer = setTimeout(() => this.#setProgress('slow'), SLOW_AFTER_MS);
  }

  #finish(outcome: Outcome, sent: Draft) {
    const { machine, copies } = this;
    const { event } = outcome;
    /** Opens the form again. Nothing is on its way any more, so the draft is based on what it was before. */
    const reopen =
      (changed: Partial<SessionData> = {}): Update =>
      ({ draft, phase }) => ({
        draft: machine.change(draft, { basedOn: sent.basedOn }),
        ...(phase !== 'closed' && { phase: 'open', ...changed }),
      });
    switch (event) {
      case 'published':
        return this.#onPublished(outcome, sent);
      case 'post changed':
      case 'post deleted':
        return machine.on(event, reopen({ published: outcome.published }));
      case 'copy differs':
        machine.on(event, (data) => {
          const { draft = data.draft, ...changed } = reopen()(data);
          return { ...changed, draft: { ...draft, isAhead: true, base: toBase(draft) } };
        });
        copies.receive(outcome.copy);
        // Its words stay in this draft, as an earlier Submit may have published a post at its address.
        if (!outcome.copy && sent.basedOn.kind !== 'new')
          machine.on('failed', reopen({ phase: 'failed', problem: words.endedElsewhere }));
        return;
      case 'address taken':
        return machine.on(event, reopen({ phase: 'failed', isTaken: true }));
      case 'failed':
        return machine.on(event, reopen({ phase: 'failed', problem: outcome.reason }));
      case 'refused':
        machine.on(event, reopen());
        return machine.view?.follow({ to: 'home' });
    }
  }

  #onPublished({ address, dueAt }: Extract<Outcome, { address: string }>, sent: Draft) {
    const { machine } = this;
    const isSent = (draft: Draft | null) => !draft || isSame(draft.post, sent.post);
    machine.flush();
    const { phase, draft } = machine.get();
    // What another tab has changed since is a draft again.
    if (phase === 'closed' && isSent(machine.ports.read())) machine.ports.remove();
    machine.on('published', () => {
      if (phase !== 'closed' && isSent(draft)) return { phase: 'over' };
      return this.isSending || phase === 'closed' ? {} : { phase: 'open' };
    });
    if (machine.get().phase !== 'over') return;
    if (this.isSending) this.cancel();
    const title = sent.post.Title;
    machine.view?.follow(
      dueAt ? { to: 'scheduled', dueAt, title } : { to: 'post', address, title },
    );
  }

  /** Stops publishing, unless the post is on its way already. */
  cancel(): void {
    this.#current?.abort();
    this.#stop();
    this.machine.on('cancel', () => ({ phase: 'open' }));
  }
}
