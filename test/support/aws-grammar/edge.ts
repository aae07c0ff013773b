import { beyondEdgeLanguage } from './edge-language.ts';
import { type Rule, rules, sizeOf } from './rule.ts';

const quotas = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const language =
  'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html';

export const edge: Rule[] = [
  ...rules('AWS::CloudFront::Function', quotas, {
    'A function has 10 kB at most': ({ FunctionCode }) => Buffer.byteLength(FunctionCode) <= 10_240,
  }),
  ...rules('AWS::CloudFront::Function', language, {
    'A function is written in the language of its runtime': ({ FunctionCode, FunctionConfig }) =>
      FunctionConfig.Runtime === 'cloudfront-js-2.0' && beyondEdgeLanguage(FunctionCode).length === 0,
  }),
  ...rules('AWS::CloudFront::ResponseHeadersPolicy', quotas, {
    'A content security policy has 1,783 characters at most': ({ ResponseHeadersPolicyConfig: config }) =>
      sizeOf(config.SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy) <= 1783,
  }),
];
