/** What a family of text models takes that others refuse. */
type Family = {
  /** Whether a request may demand that the model calls a tool. */
  forcesTools: boolean;
};

/**
 * The families of models, each with a part of its ids. Bedrock's Converse API forces tools with Claude 3 and Nova:
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolChoice.html. Claude 4 takes it as well.
 * Later models of Claude think before they answer, and refuse it:
 * https://platform.claude.com/docs/en/models/opus-5-5/whats-new-opus-5-5#forced-tool-use-is-not-supported.
 */
const families: readonly [RegExp, Family][] = [
  [/\bamazon\.nova-/, { forcesTools: true }],
  [/\banthropic\.claude-(3-|(opus|sonnet|haiku)-4-)/, { forcesTools: true }],
];
/** What every model takes. It holds for unknown models, and for inference profiles whose id names no model. */
const anyModel: Family = { forcesTools: false };

/** What the model with this id takes. The id can be that of a model or of an inference profile. */
export const familyOf = (modelId: string): Family =>
  families.find(([ids]) => ids.test(modelId))?.[1] ?? anyModel;
