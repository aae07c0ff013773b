import {
  BedrockClient,
  GetFoundationModelAvailabilityCommand,
  GetFoundationModelCommand,
  GetInferenceProfileCommand,
} from '@aws-sdk/client-bedrock';
import type { Settings } from '../../infra/settings.ts';
import { type Finding, missing, unlessUnknown, worthKnowing } from './asked.ts';

/** A check for each Bedrock model of the settings. */
export function models({ stylist, reader, vision, image, cutOut }: Settings) {
  return Object.entries({ stylist, reader, vision, image, cutOut }).flatMap(([use, model]) =>
    model.name === 'bedrock'
      ? [{ subject: `The model of "${use}"`, check: () => findingsOfModel(use, model) }]
      : [],
  );
}

type Model = Extract<Settings['stylist' | 'image'], { name: 'bedrock' }>;
const unknown = /^(ResourceNotFound|Validation)Exception$/;

async function findingsOfModel(use: string, { modelId, modelArns, region }: Model): Promise<Finding[]> {
  const client = new BedrockClient({ region });
  const how = `Choose another for "${use}": https://docs.aws.amazon.com/bedrock/latest/userguide/models-regions.html`;
  const isProfile = modelArns.some((arn) => arn.endsWith(`inference-profile/${modelId}`));
  const profile = isProfile
    ? await unlessUnknown(
        client.send(new GetInferenceProfileCommand({ inferenceProfileIdentifier: modelId })),
        unknown,
      )
    : { status: 'ACTIVE', models: [{ modelArn: modelId }] };
  if (profile?.status !== 'ACTIVE')
    return [missing(`${region} has no active inference profile ${modelId}.`, how)];
  const ids = new Set(profile.models?.map(({ modelArn }) => modelArn?.split('/').at(-1) ?? ''));
  return (await Promise.all([...ids].map((id) => findingsOfId(client, id, { use, region, how })))).flat();
}

async function findingsOfId(
  client: BedrockClient,
  id: string,
  { use, region, how }: { use: string; region: string; how: string },
) {
  const known = await unlessUnknown(
    client.send(new GetFoundationModelCommand({ modelIdentifier: id })),
    unknown,
  );
  const { status, endOfLifeTime } = known?.modelDetails?.modelLifecycle ?? {};
  if (!status) return [missing(`${region} has no model ${id}.`, how)];
  if (use === 'vision' && !known?.modelDetails?.inputModalities?.includes('IMAGE'))
    return [missing(`The model ${id} takes no images.`, how)];
  const end = endOfLifeTime?.toISOString().slice(0, 10);
  if (endOfLifeTime && endOfLifeTime <= new Date())
    return [missing(`The model ${id} is past its end of life (${end}).`, how)];
  const { authorizationStatus, entitlementAvailability, agreementAvailability } = await client.send(
    new GetFoundationModelAvailabilityCommand({ modelId: id }),
  );
  const states = [authorizationStatus, entitlementAvailability, agreementAvailability?.status];
  const isEnabled = states.every((state) => state === 'AUTHORIZED' || state === 'AVAILABLE');
  return [
    ...(isEnabled
      ? []
      : [
          missing(
            `The model ${id} is not enabled for this account (${states.join(', ')}).`,
            `Ask it once in Bedrock's playground in ${region}, with rights for AWS Marketplace; Anthropic wants a form filled in first: https://docs.aws.amazon.com/bedrock/latest/userguide/model-access.html`,
          ),
        ]),
    ...(status === 'LEGACY'
      ? [worthKnowing(`The model ${id} ends ${end ? `on ${end}` : 'soon'}.`, how)]
      : []),
  ];
}
