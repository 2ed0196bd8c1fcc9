import { resume } from '../content/resume';

const { email, phone } = resume.basics;

/** The owner's e-mail address, as a link. */
export const EmailLink = () => <a href={`mailto:${email}`}>{email}</a>;

/** The owner's phone number, as a link. */
export const PhoneLink = () => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
