import { ACMClient, DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { GetAccountSettingsCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { GetAccountCommand, GetEmailIdentityCommand, SESv2Client } from '@aws-sdk/client-sesv2';
import { GetParameterCommand, SSMClient } from '@aws-sdk/client-ssm';
import { grants } from '../../infra/grants.ts';
import { edgeRegion, type Settings } from '../../infra/settings.ts';
import { asked, type Finding, missing, unlessUnknown, worthKnowing } from './asked.ts';
import { models } from './models.ts';

/** What the account lacks for these settings. Throws if AWS does not accept the credentials. */
export async function findingsOf(settings: Settings): Promise<Finding[]> {
  const found = [
    ...(await asked('The bootstrap', () => bootstrap(settings))),
    ...(await asked('Lambda', () => concurrentRuns(settings))),
    ...(await asked('Mail', () => mail(settings))),
    ...(await asked('The certificate', () => certificate(settings))),
  ];
  for (const model of models(settings)) found.push(...(await asked(model.subject, model.check)));
  return found;
}

/** The version of the bootstrap stack that the templates demand, in their rule `CheckBootstrapVersion`. */
export const leastBootstrap = 6;
/** https://docs.aws.amazon.com/cdk/v2/guide/bootstrapping-env.html */
async function bootstrap({ region }: Settings): Promise<Finding[]> {
  const regions = [...new Set([region, edgeRegion])];
  return (await Promise.all(regions.map(bootstrapIn))).flat();
}

async function bootstrapIn(region: string): Promise<Finding[]> {
  const name = '/cdk-bootstrap/hnb659fds/version';
  const answer = await unlessUnknown(
    new SSMClient({ region }).send(new GetParameterCommand({ Name: name })),
    /^ParameterNotFound$/,
  );
  const version = Number(answer?.Parameter?.Value ?? 0);
  if (version >= leastBootstrap) return [];
  return [
    missing(
      version
        ? `The CDK's bootstrap in ${region} has version ${version}, older than ${leastBootstrap}.`
        : `${region} is not bootstrapped for the CDK.`,
      `npx cdk bootstrap aws://ACCOUNT/${region}`,
    ),
  ];
}

/** https://docs.aws.amazon.com/lambda/latest/api/API_PutFunctionConcurrency.html: so many runs stay unreserved. */
const unreservedRuns = 100;
const fewRuns = 100;
async function concurrentRuns({ imageConcurrency, region }: Settings): Promise<Finding[]> {
  const { AccountLimit } = await new LambdaClient({ region }).send(new GetAccountSettingsCommand({}));
  const all = AccountLimit?.ConcurrentExecutions ?? 0;
  const how = `Ask for 1,000 at https://console.aws.amazon.com/servicequotas/home/services/lambda/quotas/L-B99A9384`;
  // Reservations of an earlier deployment of this environment are already taken off the account's unreserved runs.
  // So the sum is compared with all runs, which is exact in an account without other reservations.
  const decoders = Object.values(grants).filter((grant) => 'codecs' in grant).length;
  const reserved = decoders * (imageConcurrency ?? 0);
  if (reserved && all - reserved < unreservedRuns)
    return [
      missing(
        `Lambda runs ${all} functions at once. "imageConcurrency" reserves ${reserved} of them (${decoders} functions), and ${unreservedRuns} must remain.`,
        `${how}, or leave "imageConcurrency" out.`,
      ),
    ];
  return all < fewRuns
    ? [worthKnowing(`Lambda runs only ${all} functions at once: a few people fill them.`, `${how}.`)]
    : [];
}

async function mail({ mail, region }: Settings): Promise<Finding[]> {
  if (!mail) return [];
  const client = new SESv2Client({ region });
  const identity = mail.verifiedDomain ?? mail.from;
  const known = await unlessUnknown(
    client.send(new GetEmailIdentityCommand({ EmailIdentity: identity })),
    /^NotFoundException$/,
  );
  const { ProductionAccessEnabled } = await client.send(new GetAccountCommand({}));
  return [
    ...(known?.VerifiedForSendingStatus
      ? []
      : [
          missing(
            `SES in ${region} has not verified the sender "${identity}".`,
            `aws sesv2 create-email-identity --region ${region} --email-identity ${identity}, then follow its mail or add its DNS records.`,
          ),
        ]),
    ...(ProductionAccessEnabled
      ? []
      : [
          worthKnowing(
            `SES in ${region} is in the sandbox: it writes to verified addresses only, at most 200 mails a day.`,
            'Ask for production access: https://docs.aws.amazon.com/ses/latest/dg/request-production-access.html',
          ),
        ]),
  ];
}

async function certificate({ domain }: Settings): Promise<Finding[]> {
  if (!domain) return [];
  const { name, certificateArn } = domain;
  const answer = await unlessUnknown(
    new ACMClient({ region: edgeRegion }).send(
      new DescribeCertificateCommand({ CertificateArn: certificateArn }),
    ),
    /^ResourceNotFoundException$/,
  );
  const how = `aws acm request-certificate --region ${edgeRegion} --validation-method DNS --domain-name ${name}, then add its DNS records.`;
  if (!answer?.Certificate) return [missing(`There is no certificate ${certificateArn}.`, how)];
  const { Status, SubjectAlternativeNames = [] } = answer.Certificate;
  if (Status !== 'ISSUED')
    return [missing(`The certificate of ${name} is not issued: ${Status}.`, 'Add its DNS records.')];
  // A wildcard stands for exactly one label: https://docs.aws.amazon.com/acm/latest/userguide/acm-concepts.html
  const covering = [name, name.replace(/^[^.]+/, '*')];
  if (SubjectAlternativeNames.some((each) => covering.includes(each))) return [];
  return [missing(`The certificate covers ${SubjectAlternativeNames.join(', ')}, not ${name}.`, how)];
}
