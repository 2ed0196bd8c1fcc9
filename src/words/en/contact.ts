export const contact = {
  heading: 'Contact Information',
  email: 'Email',
  phone: 'Phone',
  location: 'Location',
  show: (what: string) => `Show ${what}`,
  description: (name: string, ways: string) => `How to reach ${name}: ${ways}`,
};
