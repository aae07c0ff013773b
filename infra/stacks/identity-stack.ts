import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
  VerificationEmailStyle,
} from 'aws-cdk-lib/aws-cognito';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';
import { limits, refreshGraceSeconds, tokenMinutes } from '#shared/limits';
import { acknowledge } from '../constructs/acknowledge.ts';
import { AppFunction } from '../constructs/app-function.ts';
import { Firewall } from '../constructs/firewall.ts';
import { removalOf } from '../constructs/removal.ts';
import type { Resources } from '../constructs/rights.ts';
import { appUrlParameter, type Settings } from '../settings.ts';

type Props = StackProps & { settings: Settings; resources: Pick<Resources, 'table'> };

/** The most requests to the user pool from one IP address in five minutes. A sign-in makes three. */
const maxRequests = 500;

/** The user pool with its triggers and only client. No groups: no account has rights over another one's data. */
export class IdentityStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;

  constructor(scope: Construct, id: string, { settings, resources, ...props }: Props) {
    super(scope, id, props);
    this.userPool = new UserPool(this, 'UserPool', {
      // Lite costs less, but does not rotate refresh tokens.
      featurePlan: FeaturePlan.ESSENTIALS,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      // A new email address replaces the verified one only after it has been verified, too.
      keepOriginal: { email: true },
      userVerification: { emailStyle: VerificationEmailStyle.CODE },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: false, mutable: true },
      },
      passwordPolicy: {
        minLength: limits.account.password.min,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true, email: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      email: settings.mail
        ? UserPoolEmail.withSES({
            fromEmail: settings.mail.from,
            ...(settings.mail.verifiedDomain && { sesVerifiedDomain: settings.mail.verifiedDomain }),
          })
        : UserPoolEmail.withCognito(),
      lambdaTriggers: {
        preSignUp: new AppFunction(this, 'preSignUp', { settings, resources: {} }),
        customMessage: new AppFunction(this, 'customMessage', {
          settings,
          resources: { appUrl: appUrlParameter(settings) },
        }),
      },
      deletionProtection: settings.keepsData,
      removalPolicy: removalOf(settings),
    });
    // Its role may sign out the users of this pool, so it is created after the pool.
    const postConfirmation = new AppFunction(this, 'postConfirmation', {
      settings,
      resources: { ...resources, userPool: this.userPool },
    });
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    acknowledge(this.userPool, {
      'AwsSolutions-COG1': 'Length protects a password, composition rules do not (OWASP ASVS 5, 6.2.5).',
      'AwsSolutions-COG2':
        'The data is not sensitive enough to ask every user for a second factor. Each can turn one on.',
      'AwsSolutions-COG8':
        'Threat protection is part of the plan Plus, which has no free users and costs $0.02 a monthly user.',
    });

    if (settings.signInFirewall) this.guard();

    const attributes = { email: true, fullname: true };
    this.client = this.userPool.addClient('Browser', {
      generateSecret: false,
      authFlows: { userSrp: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      accessTokenValidity: Duration.minutes(tokenMinutes),
      idTokenValidity: Duration.minutes(tokenMinutes),
      refreshTokenValidity: Duration.days(30),
      enableTokenRevocation: true,
      // Each renewal gives a new refresh token. The former one still works for a minute, for retries and other tabs.
      refreshTokenRotationGracePeriod: Duration.seconds(refreshGraceSeconds),
      // The sign-in form reads `emailVerified`. Without it, the form would ask people to verify their address again.
      readAttributes: new ClientAttributes().withStandardAttributes({ ...attributes, emailVerified: true }),
      writeAttributes: new ClientAttributes().withStandardAttributes(attributes),
    });
  }

  /** Adds a firewall to the user pool, which browsers call directly, past that of the distribution. */
  private guard() {
    new CfnWebACLAssociation(this, 'Guard', {
      resourceArn: this.userPool.userPoolArn,
      webAclArn: new Firewall(this, 'Firewall', { scope: 'REGIONAL', limit: maxRequests }).attrArn,
    });
  }
}
