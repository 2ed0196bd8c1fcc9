const API_KEY = `AIza${'x'.repeat(35)}`;
const NUMBER = '123';

/** What an owner of the stand-in has at Google. */
export interface World {
  isSignedIn: boolean;
  /** Projects of Google Cloud, and whether Firebase was added. */
  projects: Record<string, boolean>;
  sites: string[];
  apps: { appId: string; displayName: string }[];
  /** The APIs that are enabled. */
  services: string[];
  database?: { locationId: string; type: string };
  restrictions?: object;
  isProviderOn: boolean;
  billingEnabled: boolean;
  releases: object[];
  deployedRules?: string;
  users: { localId: string; email: string; emailVerified: boolean }[];
  admins: string[];
}

/** An owner who has only a Google account. */
export const newOwner = (): World => ({
  isSignedIn: false,
  projects: {},
  sites: [],
  apps: [],
  services: [],
  isProviderOn: false,
  billingEnabled: false,
  releases: [],
  users: [],
  admins: [],
});

/** A status and the JSON. */
export type Answer = [status: number, json: object];
/** Refuses a call. */
export const refuse = (
  status: number,
  message: string,
  reason?: string,
  service?: string,
): Answer => [
  status,
  { error: { message, details: reason ? [{ reason, metadata: { service } }] : [] } },
];

/** Answers as Google does, and changes the world. Each operation takes two questions, or ends by itself if an answer gets lost. */
export function answerFrom(world: World) {
  const operations = new Map<string, { left: number; end: () => void }>();
  let count = 0;
  const begin = (end: () => void, prefix = ''): Answer => {
    const name = `${prefix}operations/${(count += 1)}`;
    operations.set(name, { left: 2, end });
    return [200, { name }];
  };

  const routes: [RegExp, (match: RegExpExecArray, json: never, referrer: string) => Answer][] = [
    [
      /^GET \/v\d\w*\/(.*operations\/\d+)$/,
      ([, name]) => {
        const operation = operations.get(name!)!;
        operation.left -= 1;
        if (operation.left === 0) operation.end();
        return [200, operation.left > 0 ? { name } : { name, done: true }];
      },
    ],
    [
      /^GET \/v1beta1\/projects\?/,
      () => [
        200,
        {
          results: Object.keys(world.projects)
            .filter((id) => world.projects[id])
            .map((projectId) => ({ projectId })),
        },
      ],
    ],
    [
      /^GET \/v1beta1\/availableProjects\?/,
      () => [
        200,
        {
          projectInfo: Object.keys(world.projects)
            .filter((id) => !world.projects[id])
            .map((id) => ({ project: `projects/${id}` })),
        },
      ],
    ],
    [
      /^POST \/v1\/projects$/,
      (_, { projectId }: { projectId: string }) =>
        projectId in world.projects || projectId === 'taken-by-another'
          ? refuse(409, 'Requested entity already exists')
          : begin(() => (world.projects[projectId] = false)),
    ],
    [
      /^POST \/v1beta1\/projects\/([\w-]+):addFirebase$/,
      ([, id]) => begin(() => (world.projects[id!] = true)),
    ],
    [
      /^GET \/v1beta1\/projects\/([\w-]+)$/,
      ([, id]) => (world.projects[id!] ? [200, { projectId: id }] : refuse(403, 'Not yours.')),
    ],
    [
      /^GET \/v1beta1\/projects\/[\w-]+\/sites$/,
      () => [
        200,
        {
          sites: world.sites.map((id, i) => ({
            name: `projects/${NUMBER}/sites/${id}`,
            type: i === 0 ? 'DEFAULT_SITE' : 'USER_SITE',
            defaultUrl: `https://${id}.web.app`,
          })),
        },
      ],
    ],
    [
      /^POST \/v1beta1\/projects\/[\w-]+\/sites\?siteId=(.+)$/,
      ([, id]) => {
        if (id === 'site-of-another') return refuse(400, 'Invalid name: try `free`.');
        world.sites.push(id!);
        return [200, {}];
      },
    ],
    [/^GET \/v1beta1\/.*\/releases\?/, () => [200, { releases: world.releases }]],
    [/^GET \/v1beta1\/projects\/[\w-]+\/webApps$/, () => [200, { apps: world.apps }]],
    [
      /^POST \/v1beta1\/projects\/[\w-]+\/webApps$/,
      (_, { displayName }: { displayName: string }) =>
        begin(() =>
          world.apps.push({ appId: `1:${NUMBER}:web:${world.apps.length}`, displayName }),
        ),
    ],
    [
      /^GET \/v1beta1\/projects\/([\w-]+)\/webApps\/(.*)\/config$/,
      ([, id, appId]) => [200, { apiKey: API_KEY, authDomain: `${id}.firebaseapp.com`, appId }],
    ],
    [
      /^POST \/v1\/projects\/[\w-]+\/services\/(.*):enable$/,
      ([, name]) => begin(() => world.services.push(name!)),
    ],
    [
      /^GET \/v1\/projects\/[\w-]+\/databases\/\(default\)$/,
      () => (world.database ? [200, world.database] : refuse(404, 'No database.')),
    ],
    [
      /^POST \/v1\/(projects\/[\w-]+\/databases)\?databaseId=\(default\)$/,
      ([, path], database: World['database']) =>
        world.database
          ? refuse(409, 'Database already exists.')
          : begin(() => (world.database = database), `${path}/(default)/`),
    ],
    [
      /^POST \/v1\/.*\/documents:runQuery$/,
      (_, { structuredQuery }: { structuredQuery: { from: { collectionId: string }[] } }) => {
        if (!world.database) return refuse(404, 'No database.');
        if (structuredQuery.from[0]!.collectionId === 'blogs') return [200, []];
        return [200, world.admins.map((id) => ({ document: { name: `users/${id}` } }))];
      },
    ],
    [
      /^PATCH \/v1\/.*\/documents\/users\/(\w+)\?/,
      ([, id]) => {
        world.admins.push(id!);
        return [200, {}];
      },
    ],
    [
      /^GET \/v1\/projects\/[\w-]+\/releases\/cloud\.firestore$/,
      () => (world.deployedRules ? [200, { rulesetName: 'rulesets/1' }] : refuse(404, 'No rules.')),
    ],
    [
      /^GET \/v1\/rulesets\/1$/,
      () => [200, { source: { files: [{ content: world.deployedRules }] } }],
    ],
    [/^GET \/v2\/keys:lookupKey\?/, () => [200, { name: `projects/${NUMBER}/keys/1` }]],
    [
      /^GET \/v2\/(projects\/\d+\/keys\/1)$/,
      ([, name]) => [200, { name, restrictions: world.restrictions }],
    ],
    [
      /^PATCH \/v2\/projects\/\d+\/keys\/1\?updateMask=restrictions$/,
      (_, { restrictions }: { restrictions: object }) =>
        begin(() => (world.restrictions = restrictions)),
    ],
    [
      /^POST \/v1\/accounts:createAuthUri$/,
      (_, __, referrer) => {
        const allowed = JSON.stringify(world.restrictions ?? referrer);
        if (!allowed.includes(referrer))
          return refuse(403, 'Blocked.', 'API_KEY_HTTP_REFERRER_BLOCKED');
        return world.isProviderOn ? [200, {}] : refuse(400, 'CONFIGURATION_NOT_FOUND');
      },
    ],
    [
      /^POST \/v1\/projects\/[\w-]+\/accounts:lookup$/,
      (_, { email = [], localId = [] }: { email?: string[]; localId?: string[] }) => [
        200,
        {
          users: world.users.filter(
            (user) => email.includes(user.email) || localId.includes(user.localId),
          ),
        },
      ],
    ],
    [
      /^GET \/v1\/projects\/[\w-]+\/billingInfo$/,
      () => [200, { billingEnabled: world.billingEnabled }],
    ],
  ];

  // Those that a new project lacks.
  const needs: [RegExp, string][] = [
    [/\/databases/, 'firestore.googleapis.com'],
    [/\/v2\/(?!operations)/, 'apikeys.googleapis.com'],
    [/billingInfo/, 'cloudbilling.googleapis.com'],
  ];

  function answer(request: string, json: unknown, referrer: string): Answer {
    const missing = needs.find(
      ([path, name]) => path.test(request) && !world.services.includes(name),
    );
    if (missing) return refuse(403, 'It is off.', 'SERVICE_DISABLED', missing[1]);
    for (const [pattern, answerTo] of routes) {
      const match = pattern.exec(request);
      if (match) return answerTo(match, json as never, referrer);
    }
    throw new Error(`Nobody expects ${request}`);
  }

  return (request: string, json: unknown, referrer: string, isLost: boolean): Answer => {
    const result = answer(request, json, referrer);
    const open = [...operations.values()].filter(({ left }) => isLost && left > 0);
    for (const operation of open) {
      operation.left = 0;
      operation.end();
    }
    return result;
  };
}
