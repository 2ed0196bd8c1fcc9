import type { ComponentType } from 'react';

/** What stands below each post: nothing. docs/extending.md has recipes for comments and a newsletter. */
export const BelowPost: ComponentType<{ id: string; title: string }> | undefined = undefined;
