// In a build, scripts/content/addressesPlugin.ts puts the addresses themselves here, so that no browser loads the rule.
export { splitAtAddresses } from '#every-script';
