import type { contact as english } from '../en/contact';

export const contact: typeof english = {
  heading: '連絡先',
  email: 'メール',
  phone: '電話',
  location: '所在地',
  show: (what) => `${what}を表示`,
  description: (name, ways) => `${name}への連絡方法：${ways}`,
};
