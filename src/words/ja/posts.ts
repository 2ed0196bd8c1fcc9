import type { posts as english } from '../en/posts';

export const posts: typeof english = {
  untitled: '無題',
  undated: '日付なし',
  fromYear: (year) => `${year}年の記事`,
  withoutDate: '日付のない記事',
  published: '公開しました。',
  signedOut:
    'ログアウトしました。文章は下書きとしてこのブラウザに保存されています。続けるには、ログインして「記事を書く」を選んでください。',
};
