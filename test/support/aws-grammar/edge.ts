import { beyondEdgeLanguage } from './edge-language.ts';
import { type Rule, rules, sizeOf } from './rule.ts';

const quotas = 'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html';
const language =
  'https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html';

type Header = { Header: string; Value: string };
const headersOf = ({ CustomHeadersConfig }: { CustomHeadersConfig?: { Items: Header[] } }) =>
  CustomHeadersConfig?.Items ?? [];

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
    'A policy adds 10 headers at most': ({ ResponseHeadersPolicyConfig: config }) =>
      headersOf(config).length <= 10,
    'A header has a name of 256 and a value of 1,783 characters at most': ({
      ResponseHeadersPolicyConfig: config,
    }) => headersOf(config).every(({ Header, Value }) => Header.length <= 256 && Value.length <= 1783),
  }),
  ...rules('AWS::CloudFront::Distribution', quotas, {
    'A distribution has 75 behaviors at most': ({ DistributionConfig: { CacheBehaviors = [] } }) =>
      CacheBehaviors.length <= 75,
  }),
];
